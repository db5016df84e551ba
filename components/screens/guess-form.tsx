'use client';

import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { stringifyJson } from '@/lib/json';
import { type Guess, isComplete, isRight, type Truth } from './guess';
import { FirstQuestions, ValueQuestions } from './guess-questions';
import { scoreText } from './guess-score';
import { areSaid, rightValues } from './guess-values';
import type { PlayedGuess } from './use-guess';
import { useGuessActions } from './use-guess-actions';

function words({ decision, executed }: Pick<Guess, 'decision' | 'executed'>): string {
  if (decision === 'rejected') return 'the response is rejected';
  return `${decision}, ${executed ? 'executed' : 'not executed'}`;
}

function FirstAnswer({ guess, truth }: PlayedGuess) {
  const right = isRight(guess, truth);
  return (
    <p>
      <strong>{right ? 'Right' : 'Not so'}</strong>: {words(truth)}.
      {right ? '' : ` You said: ${words(guess)}.`}
    </p>
  );
}

function ValueAnswer({ name, right, is }: { name: string; right: boolean; is: ReactNode }) {
  return (
    <p>
      <strong>{right ? 'Right' : 'Not so'}</strong>, the {name}: {is}.
    </p>
  );
}

const json = (value: NonNullable<Truth['result']>['value']) =>
  value === undefined ? (
    'there is none'
  ) : (
    <code className="font-mono text-xs wrap-anywhere">{stringifyJson(value)}</code>
  );

function ValueAnswers({ guess, truth }: PlayedGuess) {
  if (guess.input.choice === null && guess.result.choice === null) return null;
  const right = rightValues(guess, truth);
  return (
    <>
      {right.input === null ? null : (
        <ValueAnswer name="input" right={right.input} is={json(truth.input?.became)} />
      )}
      {right.result === null ? null : (
        <ValueAnswer name="result" right={right.result} is={json(truth.result?.value)} />
      )}
    </>
  );
}

/** The guessing game: decision and execution are asked before the row is stepped, then input and result. */
export function GuessForm({ guess, truth }: PlayedGuess) {
  const { setGuess, tellFirst, tellValues, goOn, stop, score, unseen } = useGuessActions({ guess, truth });
  const { stage } = guess;
  const first = stage === 'first';
  const ready = first ? isComplete(guess) : areSaid(guess, truth);
  return (
    <section
      aria-label="Guess first"
      className="m-3 mb-0 grid gap-2.5 rounded-md border border-accent/50 bg-surface p-3"
    >
      <div role="status" className="grid gap-1 text-sm empty:hidden">
        {first ? null : <FirstAnswer guess={guess} truth={truth} />}
        {stage === 'told' ? (
          <>
            <ValueAnswers guess={guess} truth={truth} />
            <p>Step through to see why.</p>
          </>
        ) : null}
      </div>
      {first ? <FirstQuestions guess={guess} onGuess={setGuess} /> : null}
      {stage === 'values' ? <ValueQuestions guess={guess} truth={truth} onGuess={setGuess} /> : null}
      <div className="flex flex-wrap items-center gap-2">
        {stage === 'told' ? (
          <Button variant="primary" aria-disabled={unseen === null} onClick={goOn}>
            {unseen === null ? 'Every row was seen' : 'Next unseen row'}
          </Button>
        ) : (
          <Button
            variant="primary"
            aria-disabled={!ready}
            onClick={() => {
              if (ready) (first ? tellFirst : tellValues)();
            }}
          >
            {first ? 'Check' : 'Show what happens'}
          </Button>
        )}
        {stage === 'values' ? (
          <Button onClick={() => setGuess({ ...guess, stage: 'told' })}>Skip</Button>
        ) : null}
        <Button variant="quiet" onClick={stop}>
          Stop guessing
        </Button>
        <p className="text-xs text-ink-2">{scoreText(score)}</p>
      </div>
    </section>
  );
}

'use client';

import { Button } from '@/components/ui/button';
import { type Guess, isComplete, isRight } from './guess';
import { usePageState } from './page-state';
import type { PlayedGuess } from './use-guess';

interface ChoiceProps<T> {
  readonly label: string;
  readonly value: T | null;
  readonly options: readonly { readonly value: T; readonly label: string }[];
  readonly onChoose: (value: T) => void;
}

function Choice<T>({ label, value, options, onChoose }: ChoiceProps<T>) {
  return (
    <fieldset className="flex flex-wrap items-center gap-1.5">
      <legend className="float-left mr-2 text-sm font-medium">{label}</legend>
      {options.map((option) => (
        <label
          key={option.label}
          className="inline-flex h-7 items-center gap-1.5 rounded-sm border border-line-strong/60 bg-surface px-2 text-sm has-checked:border-accent has-checked:bg-accent-tint max-wide:h-10"
        >
          <input
            type="radio"
            name={label}
            checked={option.value === value}
            onChange={() => onChoose(option.value)}
            className="accent-accent"
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}

function words({ decision, executed }: Pick<Guess, 'decision' | 'executed'>): string {
  if (decision === 'rejected') return 'the response is rejected';
  return `${decision}, ${executed ? 'executed' : 'not executed'}`;
}

/** The guessing game: decision and execution are asked before the row is stepped. */
export function GuessForm({ guess, truth }: PlayedGuess) {
  const { setGuess, setGuessing } = usePageState();
  const right = isRight(guess, truth);
  return (
    <section
      aria-label="Guess first"
      className="m-3 mb-0 grid gap-2.5 rounded-md border border-accent/50 bg-surface p-3"
    >
      {guess.checked ? (
        <p role="status" className="text-sm">
          <strong>{right ? 'Right' : 'Not so'}</strong>: {words(truth)}.
          {right ? '' : ` You said: ${words(guess)}.`} Step through to see why.
        </p>
      ) : (
        <>
          <Choice<NonNullable<Guess['decision']>>
            label="What is decided?"
            value={guess.decision}
            onChoose={(decision) => setGuess({ ...guess, decision })}
            options={[
              { value: 'allow', label: 'allow' },
              { value: 'ask', label: 'ask' },
              { value: 'deny', label: 'deny' },
              { value: 'rejected', label: 'response rejected' },
            ]}
          />
          {guess.decision === 'rejected' ? null : (
            <Choice
              label="Is the original call executed?"
              value={guess.executed}
              onChoose={(executed) => setGuess({ ...guess, executed })}
              options={[
                { value: true, label: 'executed' },
                { value: false, label: 'not executed' },
              ]}
            />
          )}
        </>
      )}
      <div className="flex gap-2">
        {guess.checked ? null : (
          <Button
            variant="primary"
            aria-disabled={!isComplete(guess)}
            onClick={() => isComplete(guess) && setGuess({ ...guess, checked: true })}
          >
            Show what happens
          </Button>
        )}
        <Button variant="quiet" onClick={() => setGuessing(false)}>
          Stop guessing
        </Button>
      </div>
    </section>
  );
}

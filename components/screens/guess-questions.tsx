'use client';

import { parseJson, stringifyJson } from '@/lib/json';
import type { Guess, Truth, ValueGuess } from './guess';
import { Choice } from './guess-choice';

interface QuestionsProps {
  readonly guess: Guess;
  readonly onGuess: (guess: Guess) => void;
}

/** Decision and execution. */
export function FirstQuestions({ guess, onGuess }: QuestionsProps) {
  return (
    <>
      <Choice<NonNullable<Guess['decision']>>
        label="What is decided?"
        value={guess.decision}
        onChoose={(decision) => onGuess({ ...guess, decision })}
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
          onChoose={(executed) => onGuess({ ...guess, executed })}
          options={[
            { value: true, label: 'executed' },
            { value: false, label: 'not executed' },
          ]}
        />
      )}
    </>
  );
}

interface ValueQuestionProps {
  readonly label: string;
  readonly usual: string;
  readonly other: string;
  /** What stands in the field before anything is written there. */
  readonly start: string;
  readonly value: ValueGuess;
  readonly onValue: (value: ValueGuess) => void;
}

function ValueQuestion({ label, usual, other, start, value, onValue }: ValueQuestionProps) {
  const read = value.choice === 'value' ? parseJson(value.text) : null;
  return (
    <div className="grid gap-1.5">
      <Choice<NonNullable<ValueGuess['choice']>>
        label={label}
        value={value.choice}
        onChoose={(choice) => onValue({ choice, text: value.text === '' ? start : value.text })}
        options={[
          { value: 'usual', label: usual },
          { value: 'value', label: other },
        ]}
      />
      {read === null ? null : (
        <>
          <textarea
            aria-label={`${label} As JSON`}
            value={value.text}
            rows={3}
            spellCheck={false}
            onChange={(event) => onValue({ choice: 'value', text: event.target.value })}
            className="w-full rounded-sm border border-line-strong/60 bg-surface p-1.5 font-mono text-xs"
          />
          {read.ok ? null : (
            <p className="text-xs text-fail">
              Not JSON yet, line {read.fault.range.line}: {read.fault.message}
            </p>
          )}
        </>
      )}
    </div>
  );
}

/** Input and result, where the row has them. */
export function ValueQuestions({ guess, truth, onGuess }: QuestionsProps & { readonly truth: Truth }) {
  return (
    <>
      {truth.input === null ? null : (
        <ValueQuestion
          label="What becomes of the input?"
          usual="as it came"
          other="changed to"
          start={stringifyJson(truth.input.came, 2)}
          value={guess.input}
          onValue={(input) => onGuess({ ...guess, input })}
        />
      )}
      {truth.result === null ? null : (
        <ValueQuestion
          label="Which result is there?"
          usual="none"
          other="this value"
          start="null"
          value={guess.result}
          onValue={(result) => onGuess({ ...guess, result })}
        />
      )}
    </>
  );
}

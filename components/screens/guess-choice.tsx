'use client';

export interface ChoiceProps<T> {
  readonly label: string;
  readonly value: T | null;
  readonly options: readonly { readonly value: T; readonly label: string }[];
  readonly onChoose: (value: T) => void;
}

/** One question of the guessing game, with its answers side by side. */
export function Choice<T>({ label, value, options, onChoose }: ChoiceProps<T>) {
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

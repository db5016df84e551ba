import type { Command, ExitCode } from './types';

/** All that a command gives, at once. */
export interface Outcome {
  readonly output: string;
  readonly errors: string;
  readonly exitCode: ExitCode;
}

/** Runs a command to its end in memory: what it would print, and its exit code. */
export function collect(command: Command): Outcome {
  const output: string[] = [];
  const errors: string[] = [];
  for (;;) {
    const next = command.next();
    if (next.done) return { output: output.join(''), errors: errors.join(''), exitCode: next.value };
    if (next.value.kind === 'output') output.push(next.value.text);
    else if (next.value.kind === 'error') errors.push(next.value.text);
  }
}

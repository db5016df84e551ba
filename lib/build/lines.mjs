/**
 * Cuts a stream of text into whole lines and hands each on with a prefix, so that the output of steps that run
 * side by side never mixes within a line. A carriage return (a progress bar) counts as the end of a line.
 *
 * @param {string} prefix
 * @param {(line: string) => void} write gets one line with its newline
 * @returns {{ push(chunk: string): void, end(): void }}
 */
export const lineWriter = (prefix, write) => {
  let rest = '';
  return {
    push(chunk) {
      const lines = (rest + chunk).split(/\r\n|\n|\r(?!$)/);
      rest = lines.pop() ?? '';
      for (const line of lines) write(`${prefix}${line}\n`);
    },
    end() {
      if (rest !== '') write(`${prefix}${rest.replace(/\r$/, '')}\n`);
      rest = '';
    },
  };
};

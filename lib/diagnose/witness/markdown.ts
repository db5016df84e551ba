import { type JsonValue, stringifyJson } from '@/lib/json';
import type { Scenario } from '@/lib/protocol';
import type { MutantFacts } from '../types';

/** What is written down of a witness. */
export interface Shown {
  readonly row: Scenario;
  readonly mistakes: readonly MutantFacts[];
  /** What the contract gives, and what comes of it under the mistakes. */
  readonly contract: JsonValue;
  readonly mistaken: JsonValue;
}

/** A witness as Markdown, to be put into a bug report: the claim, the exchange, and both outcomes. */
export function witnessMarkdown({ row, mistakes, contract, mistaken }: Shown): string {
  const claims = mistakes.map(({ claim, rule }) => `It ${claim} (rule ${rule}).`);
  const hints = mistakes.map(({ hint }) => hint);
  const sections: readonly (readonly [string, JsonValue])[] = [
    ['Request', row.request],
    ['Response', row.response],
    ['The contract gives', contract],
    ['With the mistake', mistaken],
  ];
  const blocks = sections.map(([title, value]) => `**${title}**\n\n${fenced(stringifyJson(value, 2))}`);
  return `${['### The smallest scenario that shows it', ...claims, ...hints, ...blocks].join('\n\n')}\n`;
}

/** A block of code whose fence is longer than any that the text holds. */
function fenced(text: string): string {
  const longest = Math.max(2, ...(text.match(/`+/g) ?? []).map((run) => run.length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}json\n${text}\n${fence}`;
}

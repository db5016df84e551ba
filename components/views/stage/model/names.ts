import type { PendingField } from '@/lib/evaluate';

/** What a field of the pending state is called on the page. */
export const fieldNames: Readonly<Record<PendingField | 'prompts' | 'executed', string>> = {
  payload: 'input',
  permission: 'permission',
  candidate: 'candidate',
  messages: 'messages',
  flow: 'flow',
  instructions: 'instructions',
  remaining: 'allowance',
  injections: 'injections',
  prompts: 'prompts',
  executed: 'execution',
};

/** Effects are counted from 1 on the page, as a person counts them. */
export function effectName(effect: number | null): string {
  return effect === null ? 'envelope' : `effect ${effect + 1}`;
}

/** `1 path`, `3 paths`. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}

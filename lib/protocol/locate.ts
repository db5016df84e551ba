import { appendPointer, type JsonValue, pathOf, valueAt } from '@/lib/json';
import type { DiagnosticCode, ValueFault } from './types';
import type { SchemaFault } from './validator';
import { wantedBy } from './wanted';
import { code, pathText, valueText } from './wording';

/** How sentences name a value and the places inside it. */
export interface Subject {
  /** The value itself, at the start of a sentence. */
  readonly whole: string;
  /** A place inside it, by its path as `pathText` writes it. */
  readonly inside: (path: string) => string;
  /** A clause that explains a rule, by the dotted path (without indexes) of the member it is about. */
  readonly notes: ReadonlyMap<string, string>;
}

/**
 * Puts the faults of a compiled schema into located sentences. `at` is the path from the subject to the value that
 * was checked; the pointers of the result start at the subject.
 */
export function locate(
  faults: readonly SchemaFault[],
  value: JsonValue,
  subject: Subject,
  at: readonly string[] = [],
): readonly ValueFault[] {
  return faults.map((fault) => {
    const steps = [...at, ...pathOf(fault.instancePath)];
    const found = valueAt(value, fault.instancePath);
    return { pointer: pointerFrom(at) + fault.instancePath, ...explain(fault, found, steps, subject) };
  });
}

type Explained = Omit<ValueFault, 'pointer'> & { readonly pointer?: string };

function explain(
  fault: SchemaFault,
  found: JsonValue | undefined,
  steps: readonly string[],
  subject: Subject,
): Explained {
  const here = nameOf(steps, subject);
  const note = (member?: string) => noteOf(member === undefined ? steps : [...steps, member], subject);
  switch (fault.keyword) {
    case 'required': {
      const member = String(fault.params.missingProperty);
      return { code: 'missing-member', member, message: `${here} has no ${code(member)}${note(member)}.` };
    }
    case 'additionalProperties': {
      const member = String(fault.params.additionalProperty);
      const message = `${here} has a member ${code(member)} that does not belong there${note(member)}.`;
      return { code: 'extra-member', member, message, pointer: appendPointer(pointerFrom(steps), member) };
    }
    case 'false schema': {
      const member = steps.at(-1) ?? '';
      return { code: 'extra-member', member, message: `${here} may not stand there${note()}.` };
    }
    case 'uniqueItems': {
      const at = Number(fault.params.at);
      const repeated = Array.isArray(found) ? valueText(found[at]) : '';
      const message = `${nameOf([...steps, String(at)], subject)} repeats ${repeated}; each stands once.`;
      return { code: 'wrong-value', message, pointer: appendPointer(pointerFrom(steps), at) };
    }
    default: {
      const kind: DiagnosticCode = fault.keyword === 'type' ? 'wrong-type' : 'wrong-value';
      const wanted = wantedBy(fault);
      const rule = wanted === undefined ? note() || '; it must not be empty' : `; it must be ${wanted}`;
      return { code: kind, message: `${here} is ${valueText(found)}${rule}.` };
    }
  }
}

/** The place that a path leads to, as a sentence starts with it. */
export function nameOf(steps: readonly string[], subject: Subject): string {
  return steps.length === 0 ? subject.whole : subject.inside(pathText(steps));
}

function noteOf(steps: readonly string[], subject: Subject): string {
  const note = subject.notes.get(steps.filter((step) => !/^\d+$/.test(step)).join('.'));
  return note === undefined ? '' : `; ${note}`;
}

function pointerFrom(steps: readonly string[]): string {
  return steps.reduce((pointer, step) => appendPointer(pointer, step), '');
}

import { type JsonObject, member } from '@/lib/json';
import type { Finding, RawCheck } from './check';
import { classesOf, tagsOf } from './row-class';

/** Contract: a row expects an outcome or a rejection, never both; its tags say the same. */
export const exclusiveContract: RawCheck = {
  id: 'exclusive-contract',
  title: 'A row asserts either an outcome or a rejection, and its tags agree.',
  run: (row) => {
    const accepts = Object.hasOwn(row, 'expected');
    if (accepts === Object.hasOwn(row, 'expectError')) {
      const message = accepts ? 'both an outcome and a rejection' : 'neither an outcome nor a rejection';
      return [{ pointer: '', message: `The row asserts ${message}.` }];
    }
    return accepts ? positiveFindings(row) : negativeFindings(row);
  },
};

function positiveFindings(row: JsonObject): readonly Finding[] {
  const findings = tagsOf(row)
    .filter((tag) => tag === 'negative' || tag === 'atomic-rejection' || classesOf([tag]).length > 0)
    .map((tag) => ({
      pointer: '/tags',
      message: `The tag ${String(tag)} belongs to rows that expect a rejection.`,
    }));
  if (!Object.hasOwn(row, 'hostExpected')) return findings;
  const message = 'Only a row that expects a rejection can say what a later host shows instead.';
  return [...findings, { pointer: '/hostExpected', message }];
}

function negativeFindings(row: JsonObject): readonly Finding[] {
  const findings: Finding[] = [];
  const tags = tagsOf(row);
  const classes = classesOf(tags);
  if (member(row, 'expectError') !== true) {
    findings.push({ pointer: '/expectError', message: 'A rejection is asserted with a literal true.' });
  }
  for (const tag of ['negative', 'atomic-rejection']) {
    if (!tags.includes(tag)) findings.push({ pointer: '/tags', message: `The tag ${tag} is missing.` });
  }
  if (classes.length !== 1) {
    findings.push({
      pointer: '/tags',
      message: `One class of rejection must be tagged, not ${classes.length}.`,
    });
  }
  if (Object.hasOwn(row, 'hostExpected') && !classes.includes('application-invalid')) {
    const message = 'A host judges staged input only, so this needs an application-invalid row.';
    findings.push({ pointer: '/hostExpected', message });
  }
  return findings;
}

import { mutants } from '../mutants';
import { entriesAToE } from './entries-a-to-e';
import { entriesFToI } from './entries-f-to-i';
import { entriesJToM } from './entries-j-to-m';
import { reasons } from './reasons';

/** One defect of the catalogue of real defects. */
export interface Defect {
  readonly id: string;
  /** What goes wrong. */
  readonly wrong: string;
  /** Ids of the mutants that stand for it. */
  readonly mutants: readonly string[];
  /** Why none does; null where one does. */
  readonly without: string | null;
}

/** Every known defect of real adapters, with what stands for it. */
export const defects: readonly Defect[] = [...entriesAToE, ...entriesFToI, ...entriesJToM].map(
  ([id, wrong, without]) => {
    const standing = mutants.filter((mutant) => mutant.defects.includes(id)).map((mutant) => mutant.id);
    return { id, wrong, mutants: standing, without: without === undefined ? null : reasons[without] };
  },
);

const groups: Readonly<Record<string, string>> = {
  A: 'Binding, invalidation, candidates',
  B: 'Permission',
  C: 'Modify',
  D: 'Atomicity',
  E: 'Capabilities',
  F: 'Flow and continuation',
  G: 'Messages and injections',
  H: 'Envelope, ids, shape of effects',
  I: 'State',
  J: 'Chains, lateness, observers',
  K: 'Elicitation, compaction, tasks, lineage',
  L: 'Transport, credentials, registration',
  M: 'Runners of suites',
};

/** The catalogue as Markdown: for each defect the mutants that stand for it, or why none does. */
export function catalogueText(): string {
  const standing = defects.filter((defect) => defect.mutants.length > 0).length;
  const head = [
    '# Known defects',
    '',
    'Written by `ahp-scenarios mutants --catalogue`; a test keeps it current.',
    '',
    `${defects.length} defects of real adapters are known. ${mutants.length} evaluators that each make one mistake stand for ${standing} of them`,
    'and for their neighbours; for each of the others it says why no row can show it.',
  ];
  const sections = Object.entries(groups).map(([letter, title]) => {
    const rows = defects.filter(({ id }) => id.startsWith(letter)).map(rowText);
    return [
      '',
      `## ${letter} · ${title}`,
      '',
      '| id | what goes wrong | mutants |',
      '| --- | --- | --- |',
      ...rows,
    ];
  });
  return `${[...head, ...sections.flat()].join('\n')}\n`;
}

function rowText({ id, wrong, mutants: standing, without }: Defect): string {
  const last =
    standing.length > 0 ? standing.map((mutant) => `\`${mutant}\``).join(', ') : `none: ${without}`;
  return `| ${id} | ${wrong} | ${last} |`;
}

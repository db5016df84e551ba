import type { ReactNode } from 'react';

export interface EmptyDeskProps {
  /** The ways to open a report. */
  readonly actions: ReactNode;
  /** Links that open a sample. */
  readonly samples: ReactNode;
  /** What the command line would be asked, for those who have no file at hand. */
  readonly command: string;
}

const formats = [
  {
    name: 'Adapter report',
    text: 'What an SDK’s adapter writes after it ran the suite.',
    example: '{"language": "…", "results": [{"id": "…", "status": "passed", "actual": {…}}]}',
  },
  {
    name: 'Matrix artifact',
    text: 'Clients against servers, by transport and authentication.',
    example: '{"version": 1, "scenarioCount": 105, "summary": {…}, "groups": […]}',
  },
  {
    name: 'Map of outcomes',
    text: 'The least that can be said: an outcome for each id.',
    example: '{"deny-blocks": {"decision": "deny", "executed": false}}',
  },
] as const;

/** Before a report is open: what this page is for, which files it takes, and a sample. */
export function EmptyDesk({ actions, samples, command }: EmptyDeskProps) {
  return (
    <div className="mx-auto max-w-3xl px-4 py-10 wide:py-14">
      <h2 className="text-xl font-semibold text-balance">From a red report to the broken rule</h2>
      <p className="mt-2 text-base text-pretty text-ink-2">
        Drop the report of an adapter anywhere on this page. It is held against the suite and against more
        than two hundred known mistakes; one sentence says which rule the adapter likely breaks, and the
        smallest row shows it. The file is read here and goes nowhere else.
      </p>
      <div className="mt-4 flex flex-wrap items-center gap-2">{actions}</div>
      <div className="mt-8">
        <h3 className="label-caps mb-2">Try it with a sample</h3>
        {samples}
      </div>
      <div className="mt-8">
        <h3 className="label-caps mb-2">What it reads, told by content</h3>
        <ul className="divide-y border-y">
          {formats.map(({ name, text, example }) => (
            <li key={name} className="py-3">
              <p>
                <span className="font-semibold">{name}.</span> <span className="text-ink-2">{text}</span>
              </p>
              <code className="mt-1 block wrap-anywhere text-ink-2">{example}</code>
            </li>
          ))}
        </ul>
        <p className="mt-3 text-sm text-pretty text-ink-2">
          Several files at once are compared; a newer report of the same adapter is held against the older
          one. A suite file that is dropped here judges the reports instead of the page’s own suites. A result
          may also tell <code>state</code> and <code>payload</code>; then mistakes that only these show are
          named too.
        </p>
        <p className="mt-3 text-sm text-ink-2">
          The same in a terminal: <code className="rounded-xs bg-sunken px-1 py-0.5">{command}</code>
        </p>
      </div>
    </div>
  );
}

import { CopyButton } from '@/components/ui/copy-button';
import { contractAndAdapter, DifferenceList } from '@/components/views/outcome/differences';
import { diffJson, type JsonValue } from '@/lib/json';
import { StageLink } from './stage-link';

export interface WitnessProps {
  readonly row: string;
  /** The row that it was made from. */
  readonly from: string;
  readonly shows: 'outcome' | 'state';
  readonly contract: JsonValue;
  readonly mistaken: JsonValue;
  readonly markdown: string;
  readonly text: string;
  readonly response: string;
  /** Nothing can be taken away from it any more. */
  readonly least: boolean;
  /** The address that opens it in the stage; null where it is too long for a link. */
  readonly link: string | null;
}

/** The smallest scenario on which the mistake and the contract differ. */
export function Witness(props: WitnessProps) {
  const { from, shows, contract, mistaken, markdown, text, response, least, link } = props;
  return (
    <section aria-label="Smallest row" className="mt-3 rounded-sm border bg-sunken p-3">
      <h4 className="text-sm font-semibold">The smallest row that shows it</h4>
      <p className="mt-0.5 text-sm text-pretty text-ink-2">
        Made from <code className="wrap-anywhere">{from}</code>.{' '}
        {least
          ? 'Nothing can be taken from it without losing the difference.'
          : 'It may be possible to shrink it further.'}
        {shows === 'state' ? ' The difference shows in the emitted state alone.' : ''}
      </p>
      <pre className="mt-2 max-h-72 overflow-auto rounded-sm border bg-surface p-2 text-xs/5">{response}</pre>
      <p className="mt-2 mb-1 text-xs text-ink-3">
        {shows === 'state' ? 'The emitted state' : 'The outcome'} by the contract, and of an adapter with this
        mistake
      </p>
      <DifferenceList differences={diffJson(contract, mistaken)} words={contractAndAdapter} />
      <div className="mt-2 flex flex-wrap items-center gap-1">
        {link === null ? null : <StageLink href={link} step={null} />}
        <CopyButton what="row" label="Copy the row" make={() => ({ ok: true, text })} />
        <CopyButton what="Markdown" label="Copy as Markdown" make={() => ({ ok: true, text: markdown })} />
        {link === null ? null : (
          <CopyButton
            what="link"
            label="Copy a link"
            make={() => ({ ok: true, text: new URL(link, location.href).href })}
          />
        )}
      </div>
    </section>
  );
}

import type { Question, QuestionField } from '@/lib/evaluate';

function Field({ field }: { readonly field: QuestionField }) {
  const { name, title, about, kind, required, choices, limits } = field;
  const what = [choices.length > 0 ? `${kind} ${choices.join(', ')}` : kind, ...limits].join(', ');
  return (
    <li className="border-t border-line py-1 text-sm first:border-t-0">
      <span className="flex flex-wrap items-baseline gap-x-1.5">
        <span className="font-medium wrap-anywhere">{title ?? name}</span>
        {title === null ? null : <code className="text-2xs text-ink-3 wrap-anywhere">{name}</code>}
        <span className="text-2xs text-ink-2">{required ? 'required' : 'may be left out'}</span>
      </span>
      {about === null ? null : <span className="block text-xs text-ink-2 wrap-anywhere">{about}</span>}
      <span className="block text-xs text-ink-2 wrap-anywhere">{what}</span>
    </li>
  );
}

/** What a server asks a person: by a form or a link, its message, and the fields to fill in. Nothing here can be sent. */
export function QuestionView({ question }: { readonly question: Question }) {
  const { server, mode, action, message, url, fields, more } = question;
  return (
    <div className="grid gap-1.5 text-sm">
      <p className="flex flex-wrap gap-x-1.5 text-ink-2">
        <span>
          server <strong className="text-ink wrap-anywhere">{server ?? 'not named'}</strong>
        </span>
        <span>
          by <strong className="text-ink">{mode ?? 'no known way'}</strong>
        </span>
        {action === null ? null : (
          <span>
            the person chose to <strong className="text-ink">{action}</strong>
          </span>
        )}
      </p>
      {message === null ? null : (
        <blockquote className="border-l-2 border-line-strong pl-2 whitespace-pre-wrap wrap-anywhere">
          {message}
        </blockquote>
      )}
      {url === null ? null : (
        <p className="text-xs text-ink-2">
          leads to <code className="wrap-anywhere text-ink">{url}</code>
        </p>
      )}
      {fields.length === 0 ? null : (
        <ul aria-label="Fields of the form" className="rounded-sm border border-line px-2">
          {fields.map((field) => (
            <Field key={field.name} field={field} />
          ))}
          {more === 0 ? null : <li className="py-1 text-xs text-ink-2">and {more} more fields</li>}
        </ul>
      )}
    </div>
  );
}

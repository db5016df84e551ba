import type { EventScene } from '@/lib/evaluate';
import { QuestionView } from '../../content/question';
import { Readable } from '../../content/readable';
import { Card } from './card';

export interface EventCardProps {
  readonly scene: EventScene;
  /** The event holds a payload, which stands above: the rest of it is folded. */
  readonly folded: boolean;
}

/** What the event itself says: nothing of it can be changed from here. */
export function EventCard({ scene, folded }: EventCardProps) {
  const { members, left, question } = scene;
  const names = Object.keys(members);
  if (names.length + left.length === 0 && question === null) return null;
  const body = (
    <div className="grid gap-2">
      {question === null ? null : <QuestionView question={question} />}
      {names.length === 0 ? null : <Readable value={members} />}
      {left.length === 0 ? null : (
        <p className="text-xs text-ink-2">
          Too large to stand here, in the Request tab:{' '}
          <code className="wrap-anywhere">{left.join(', ')}</code>
        </p>
      )}
    </div>
  );
  return (
    <Card wide title="The event" changed={false} brief="as it came">
      {folded && question === null ? (
        <details>
          <summary className="min-h-6 text-sm text-ink-2 focus-inset">
            {[...names, ...left].slice(0, 6).join(', ')}
            {names.length + left.length > 6 ? '…' : ''}
          </summary>
          <div className="pt-1.5">{body}</div>
        </details>
      ) : (
        body
      )}
    </Card>
  );
}

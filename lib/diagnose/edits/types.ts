import type { Exchange } from '@/lib/evaluate';
import type { JsonValue } from '@/lib/json';
import type { Path } from './edit-json';

export type EditKind = 'effect' | 'capability' | 'state';

/** An edit before it is made: what is to stand at a path of `{ request, response }`. */
export interface Draft {
  readonly kind: EditKind;
  /** What the edit does, one sentence. */
  readonly sentence: string;
  readonly path: Path;
  /** Undefined removes what stands there. */
  readonly value: JsonValue | undefined;
}

/** One edit of an exchange, made. */
export interface Edit {
  readonly kind: EditKind;
  readonly sentence: string;
  readonly exchange: Exchange;
}

/** The reasons for which a request is not done; the HTTP edge gives each its status. */
export type RefusalKind =
  | 'invalid'
  | 'unauthenticated'
  | 'limit-reached'
  | 'forbidden'
  | 'not-found'
  | 'conflict'
  | 'gone'
  | 'too-large'
  | 'unsupported-type'
  | 'unreadable'
  | 'too-many-requests'
  | 'busy';

const RETRY_AFTER_SECONDS = 10;

/** An expected "no": a stable code for programs and a sentence for the person, without any content of theirs. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly kind: RefusalKind;
  readonly code: string;
  /** In seconds, where waiting helps. */
  readonly retryAfter: number | undefined;

  constructor(kind: RefusalKind, code: string, message: string, retryAfter?: number) {
    super(message);
    this.kind = kind;
    this.code = code;
    this.retryAfter = retryAfter;
  }
}

/** A "not now", for what may well succeed in a moment. */
export function busy(code: string, message: string): Refusal {
  return new Refusal('busy', code, message, RETRY_AFTER_SECONDS);
}

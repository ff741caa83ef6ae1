/** Kinds of refusal; the HTTP layer maps each to a status. */
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

/** An expected refusal: a stable code for programs and a message for the user, without any user content. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly kind: RefusalKind;
  readonly code: string;
  /** In seconds, when retrying later helps. */
  readonly retryAfter: number | undefined;

  constructor(kind: RefusalKind, code: string, message: string, retryAfter?: number) {
    super(message);
    this.kind = kind;
    this.code = code;
    this.retryAfter = retryAfter;
  }
}

/** A temporary refusal, for what may succeed in a moment. */
export function busy(code: string, message: string): Refusal {
  return new Refusal('busy', code, message, RETRY_AFTER_SECONDS);
}

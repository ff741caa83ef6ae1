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

import { texts } from './texts.ts';

/** An error response from our own origin; its message is `{status}: {body}`. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  /** The stable error code; null when the body is not one of ours. */
  readonly code: string | null;
  /** The server's sentence for the person; null when the body is not one of ours. */
  readonly reason: string | null;
  readonly body: string;

  constructor(status: number, body: string) {
    super(`${status}: ${body}`);
    this.status = status;
    this.body = body;
    const refusal = parseRefusal(body);
    this.code = refusal?.code ?? null;
    this.reason = refusal?.message ?? null;
  }
}

/** A response that is not what this page asks for; its message is a sentence for the person. */
export class UnreadableAnswerError extends Error {
  override readonly name = 'UnreadableAnswerError';

  constructor(cause: unknown) {
    super(texts.unreadable, { cause });
  }
}

/** The status of an error response; null for every other kind of failure, such as a lost connection. */
export function statusOf(error: unknown): number | null {
  return error instanceof ApiError ? error.status : null;
}

/** Whether the server refused because the allowance is used up (402 Payment Required). */
export function isLimitReached(error: unknown): boolean {
  return statusOf(error) === 402;
}

/** Whether the server could not be reached at all. */
export function isNetworkError(error: unknown): boolean {
  return error instanceof TypeError;
}

/** Bad Gateway, Service Unavailable, Gateway Timeout: what a server that is being restarted answers, or its proxy. */
const UNAVAILABLE: ReadonlySet<number | null> = new Set([502, 503, 504]);

/** Whether the server gave no answer of its own, as while it is being restarted. */
export function isServerUnreachable(error: unknown): boolean {
  return isNetworkError(error) || UNAVAILABLE.has(statusOf(error));
}

/** The server's sentence for the person, or `fallback` if it sent none; or that its answer could not be read. */
export function reasonOf(error: unknown, fallback: string): string {
  if (error instanceof UnreadableAnswerError) return error.message;
  return (error instanceof ApiError ? error.reason : null) ?? fallback;
}

/** Reads the code and the sentence from the body of an error response; null when they are missing. */
export function parseRefusal(body: string): { code: string; message: string } | null {
  try {
    const parsed: unknown = JSON.parse(body);
    return isRefusal(parsed) ? parsed : null;
  } catch {
    return null;
  }
}

// Hand-written rather than imported from the contracts: an error must be readable before any schema is loaded.
function isRefusal(value: unknown): value is { code: string; message: string } {
  return (
    typeof value === 'object' &&
    value !== null &&
    'code' in value &&
    typeof value.code === 'string' &&
    'message' in value &&
    typeof value.message === 'string'
  );
}

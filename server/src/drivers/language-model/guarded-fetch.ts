import type { IncomingHttpHeaders } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

import { LanguageModelError } from '#server/ports/language-model.ts';

import {
  createExchange,
  AnswerTooLargeError,
  isSuccess,
  type OutgoingRequest,
} from './exchange.ts';

/** The limits of a request. */
export interface Limits {
  /** The longest one attempt may take, including its response. */
  readonly attemptTimeoutMs: number;
  /** The delays before each further attempt, unless the provider names a time. */
  readonly retryDelaysMs: readonly number[];
  /** The longest delay, whatever the provider asks for. */
  readonly maxDelayMs: number;
  readonly maxBytes: number;
}

export const LIMITS: Limits = {
  attemptTimeoutMs: 120_000,
  retryDelaysMs: [1000, 4000],
  maxDelayMs: 60_000,
  maxBytes: 1024 * 1024,
};

const TIMED_OUT = 408;
const TOO_MANY_REQUESTS = 429;
const FIRST_SERVER_ERROR = 500;

/** A failed attempt. */
interface Failure {
  readonly error: LanguageModelError;
  /** Whether a retry may succeed. */
  readonly isTransient: boolean;
  /** When the provider wants to be asked again, in milliseconds from now. */
  readonly retryAfterMs?: number | undefined;
}

/**
 * The `fetch` for the providers' clients: with a timeout per attempt, retries where they may help, and a size limit for
 * the response. Every failure becomes a LanguageModelError here, with its body unread, before a client can put the
 * request and response into an error of its own.
 */
export function createGuardedFetch(limits: Limits): typeof fetch {
  const exchange = createExchange(limits.maxBytes);
  const tryOnce = async (
    outgoing: OutgoingRequest,
    signal: AbortSignal,
  ): Promise<Response | Failure> => {
    const limited = AbortSignal.any([signal, AbortSignal.timeout(limits.attemptTimeoutMs)]);
    try {
      const { status, headers, body } = await exchange(outgoing, limited);
      return isSuccess(status) ? respond(headers, body) : explainStatus(status, headers);
    } catch (error) {
      signal.throwIfAborted();
      return explainError(error);
    }
  };
  return async (input, init) => {
    const outgoing = await describeRequest(new Request(input, { ...init, signal: null }));
    const signal = init?.signal ?? new AbortController().signal;
    for (let tries = 0; ; tries += 1) {
      const outcome = await tryOnce(outgoing, signal);
      if (outcome instanceof Response) return outcome;
      const delayMs = limits.retryDelaysMs[tries];
      if (!outcome.isTransient || delayMs === undefined) throw outcome.error;
      const wantedMs = outcome.retryAfterMs ?? delayMs;
      await wait(Math.min(wantedMs, limits.maxDelayMs), undefined, { signal });
    }
  };
}

async function describeRequest(request: Request): Promise<OutgoingRequest> {
  return {
    url: request.url,
    method: request.method,
    // A compressed body could expand beyond the limit.
    headers: { ...Object.fromEntries(request.headers), 'accept-encoding': 'identity' },
    body: await request.text(),
  };
}

function respond(headers: IncomingHttpHeaders, body: Buffer<ArrayBuffer>): Response {
  return new Response(body, {
    headers: { 'content-type': headers['content-type'] ?? 'application/json' },
  });
}

function explainStatus(status: number, headers: IncomingHttpHeaders): Failure {
  const retryAfterMs = readRetryAfter(headers);
  if (status === TOO_MANY_REQUESTS) {
    const error = new LanguageModelError('language_model.busy', { status });
    return { error, isTransient: true, retryAfterMs };
  }
  if (status === TIMED_OUT || status >= FIRST_SERVER_ERROR) {
    const error = new LanguageModelError('language_model.unreachable', { status });
    return { error, isTransient: true, retryAfterMs };
  }
  const error = new LanguageModelError('language_model.refused', { status });
  return { error, isTransient: false };
}

function explainError(error: unknown): Failure {
  return error instanceof AnswerTooLargeError
    ? { error: new LanguageModelError('language_model.malformed'), isTransient: false }
    : { error: new LanguageModelError('language_model.unreachable'), isTransient: true };
}

/** In seconds or as a date; some providers add a more precise header in milliseconds. */
function readRetryAfter(headers: IncomingHttpHeaders): number | undefined {
  const exact = headers['retry-after-ms'];
  const text = headers['retry-after'] ?? '';
  const milliseconds = [
    typeof exact === 'string' ? Number(exact || Number.NaN) : Number.NaN,
    Number(text || Number.NaN) * 1000,
    Date.parse(text) - Date.now(),
  ].find((value) => Number.isFinite(value));
  return milliseconds === undefined ? undefined : Math.max(milliseconds, 0);
}

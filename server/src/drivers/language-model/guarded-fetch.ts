import type { IncomingHttpHeaders } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

import { LanguageModelError } from '#server/ports/language-model.ts';

import { createExchange, EndlessAnswerError, isSuccess, type Sent } from './exchange.ts';

/** How far a request may go. */
export interface Limits {
  /** How long one try may take, its answer included. */
  readonly tryMs: number;
  /** What is waited before each further try, where the provider names no time. */
  readonly delaysMs: readonly number[];
  /** What is waited at most, whatever time the provider names. */
  readonly mostDelayMs: number;
  readonly mostBytes: number;
}

export const LIMITS: Limits = {
  tryMs: 120_000,
  delaysMs: [1000, 4000],
  mostDelayMs: 60_000,
  mostBytes: 1024 * 1024,
};

const TIMED_OUT = 408;
const TOO_MANY_REQUESTS = 429;
const FIRST_SERVER_ERROR = 500;

/** A try without an answer. */
interface Failure {
  readonly error: LanguageModelError;
  /** Whether it may pass by itself. */
  readonly isPassing: boolean;
  /** When the provider wants to be asked again, in milliseconds from now. */
  readonly retryAfterMs?: number | undefined;
}

/**
 * What the providers' clients send through: with a time limit for each try, further tries where they may help, and a
 * limit to the answer. Whatever is no answer becomes a LanguageModelError here, unread, before a client can put the
 * request and what came back into an error of its own.
 */
export function createGuardedFetch(limits: Limits): typeof fetch {
  const exchange = createExchange(limits.mostBytes);
  const tryOnce = async (sent: Sent, signal: AbortSignal): Promise<Response | Failure> => {
    const limited = AbortSignal.any([signal, AbortSignal.timeout(limits.tryMs)]);
    try {
      const { status, headers, body } = await exchange(sent, limited);
      return isSuccess(status) ? respond(headers, body) : explainStatus(status, headers);
    } catch (error) {
      signal.throwIfAborted();
      return explainError(error);
    }
  };
  return async (input, init) => {
    const sent = await describeRequest(new Request(input, { ...init, signal: null }));
    const signal = init?.signal ?? new AbortController().signal;
    for (let tries = 0; ; tries += 1) {
      const outcome = await tryOnce(sent, signal);
      if (outcome instanceof Response) return outcome;
      const delayMs = limits.delaysMs[tries];
      if (!outcome.isPassing || delayMs === undefined) throw outcome.error;
      const wantedMs = outcome.retryAfterMs ?? delayMs;
      await wait(Math.min(wantedMs, limits.mostDelayMs), undefined, { signal });
    }
  };
}

async function describeRequest(request: Request): Promise<Sent> {
  return {
    url: request.url,
    method: request.method,
    // What is packed might unpack to more than the limit.
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
    return { error, isPassing: true, retryAfterMs };
  }
  if (status === TIMED_OUT || status >= FIRST_SERVER_ERROR) {
    const error = new LanguageModelError('language_model.unreachable', { status });
    return { error, isPassing: true, retryAfterMs };
  }
  const error = new LanguageModelError('language_model.refused', { status });
  return { error, isPassing: false };
}

function explainError(error: unknown): Failure {
  return error instanceof EndlessAnswerError
    ? { error: new LanguageModelError('language_model.malformed'), isPassing: false }
    : { error: new LanguageModelError('language_model.unreachable'), isPassing: true };
}

/** In seconds or as a date; some tell it in milliseconds besides, which is more exact. */
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

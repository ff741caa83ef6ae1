import { parseRefusal } from '#web/lib/api/api-error.ts';

import { texts } from '../texts.ts';

/** Codes of a redirect that no mailed link ends with; an empty one is sent without a code, as Google may. */
const GOOGLE_CODES = new Set([
  '',
  'access_denied',
  'bad_oauth_callback',
  'bad_oauth_state',
  'flow_state_already_used',
  'identity_already_exists',
  'provider_disabled',
  'server_error',
  'unexpected_failure',
]);

interface Refusal {
  readonly name: string;
  readonly message: string;
  readonly code?: string | undefined;
  /** In seconds; only known where the auth client does not hide the response. */
  readonly retryAfter?: number | undefined;
}

/** The auth service's own message, or `fallback` when it could not be reached or sent none. */
export function serviceMessage({ name, message }: Refusal, fallback: string): string {
  return name === 'AuthRetryableFetchError' ? fallback : message || fallback;
}

/** The same for sign-in and sign-up, where a rate-limited person is told what to do. */
export function signInMessage(refusal: Refusal, fallback: string): string {
  const sentence = serviceMessage(refusal, fallback);
  if (refusal.code !== 'over_request_rate_limit') return sentence;
  return `${sentence.replace(/\.$/u, '')}. ${texts.tryLater}`;
}

/** Our own sentence for refusal codes whose message is not meant for people, otherwise the service's message. */
export function refusalMessage(refusal: Refusal, fallback: string): string {
  const { code, retryAfter } = refusal;
  if (code === 'over_request_rate_limit' && retryAfter) return texts.tooManyAttempts(retryAfter);
  return messageFor(texts.refusals, code) ?? serviceMessage(refusal, fallback);
}

/** Reads an error response of the auth service, for endpoints its client does not support; null when it is not one. */
export async function readRefusal(response: Response): Promise<Refusal | null> {
  const refusal = parseRefusal(await response.text());
  const retryAfter = Number(response.headers.get('retry-after') ?? undefined) || undefined;
  return refusal && { name: '', ...refusal, retryAfter };
}

/** The same for a code from the URL. Messages in the URL are not shown: anybody can craft a link. */
export function callbackMessage(code: string): string {
  const isFromGoogle = GOOGLE_CODES.has(code);
  const { googleFailed, linkFailed } = texts.errors;
  return messageFor(texts.callbackRefusals, code) ?? (isFromGoogle ? googleFailed : linkFailed);
}

function messageFor(sentences: Readonly<Record<string, string>>, code = ''): string | undefined {
  return Object.hasOwn(sentences, code) ? sentences[code] : undefined;
}

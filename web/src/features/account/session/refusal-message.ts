import { texts } from '../texts.ts';

interface Refusal {
  readonly name: string;
  readonly message: string;
  readonly code?: string | undefined;
}

/** The auth service's own message, or `fallback` when it could not be reached or sent none. */
export function serviceMessage({ name, message }: Refusal, fallback: string): string {
  return name === 'AuthRetryableFetchError' ? fallback : message || fallback;
}

/** The same for sign-in and sign-up, where a rate-limited person is told how long to wait. */
export function signInMessage(refusal: Refusal, fallback: string): string {
  const sentence = serviceMessage(refusal, fallback);
  if (refusal.code !== 'over_request_rate_limit') return sentence;
  return `${sentence.replace(/\.$/u, '')}. ${texts.waitToSignIn}`;
}

/** Our own sentence for refusal codes whose message is not meant for people, otherwise the service's message. */
export function refusalMessage(refusal: Refusal, fallback: string): string {
  return messageFor(texts.refusals, refusal.code) ?? serviceMessage(refusal, fallback);
}

/** The same for a code from the URL. Messages in the URL are not shown: anybody can craft a link. */
export function callbackMessage(code: string): string {
  return messageFor(texts.callbackRefusals, code) ?? texts.errors.googleFailed;
}

function messageFor(sentences: Readonly<Record<string, string>>, code = ''): string | undefined {
  return Object.hasOwn(sentences, code) ? sentences[code] : undefined;
}

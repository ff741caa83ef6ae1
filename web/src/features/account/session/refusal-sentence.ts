import { texts } from '../texts.ts';

interface Refusal {
  readonly name: string;
  readonly message: string;
  readonly code?: string | undefined;
}

/**
 * What a person reads when the auth service refuses: our own sentence for its code where the service's is not meant
 * for people, else the service's, and `fallback` when it could not be reached or said nothing.
 */
export function refusalSentence(refusal: Refusal, fallback: string): string {
  if (refusal.name === 'AuthRetryableFetchError') return fallback;
  return sentenceOf(texts.refusals, refusal.code) ?? (refusal.message || fallback);
}

/**
 * The same for a code that came in the address. Words that came with it are not shown: anybody can write a link.
 */
export function callbackSentence(code: string): string {
  return sentenceOf(texts.callbackRefusals, code) ?? texts.errors.googleFailed;
}

function sentenceOf(sentences: Readonly<Record<string, string>>, code = ''): string | undefined {
  return Object.hasOwn(sentences, code) ? sentences[code] : undefined;
}

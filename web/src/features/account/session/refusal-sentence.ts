import { texts } from '../texts.ts';

interface Refusal {
  readonly name: string;
  readonly message: string;
  readonly code?: string | undefined;
}

/** What the auth service says itself, and `fallback` when it could not be reached or said nothing. */
export function serviceSentence({ name, message }: Refusal, fallback: string): string {
  return name === 'AuthRetryableFetchError' ? fallback : message || fallback;
}

/** The same at the entrances, where whoever tries too often is told for how long that lasts. */
export function entranceSentence(refusal: Refusal, fallback: string): string {
  const sentence = serviceSentence(refusal, fallback);
  if (refusal.code !== 'over_request_rate_limit') return sentence;
  return `${sentence.replace(/\.$/u, '')}. ${texts.waitForEntrance}`;
}

/** Our own sentence for the code of a refusal where the service's is not meant for people, else the service's. */
export function refusalSentence(refusal: Refusal, fallback: string): string {
  return sentenceOf(texts.refusals, refusal.code) ?? serviceSentence(refusal, fallback);
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

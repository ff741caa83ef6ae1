import { hashOf, NEIGHBOURS, REACH, wordsOf } from './fingerprint.ts';
import type { Finding } from './vocabulary.ts';

/**
 * The fingerprint of the first version, which earlier baselines and decisions name: to compare with those, and never to
 * be given out, because the neighbors may be secrets that can be guessed from it.
 */
export function formerFingerprint(
  text: string,
  { type, start, end, isSensitive }: Pick<Finding, 'type' | 'start' | 'end' | 'isSensitive'>,
): string {
  const value = text.slice(start, end);
  const before = wordsOf(text.slice(Math.max(0, start - REACH), start)).slice(-NEIGHBOURS);
  const after = wordsOf(text.slice(end, end + REACH)).slice(0, NEIGHBOURS);
  return hashOf([type, ...before, isSensitive ? formerMask(value) : wordsOf(value), ...after]);
}

/** The masks of that version showed the last four characters of identifiers and of tokens. */
function formerMask(value: string): string {
  const shown = value.replaceAll(/[^0-9A-Za-z]/g, '');
  const digitCount = shown.replaceAll(/\D/g, '').length;
  const isIdentifier = digitCount >= 8 && digitCount * 2 > shown.length;
  const isToken = shown.length >= 20 && !/\s/.test(value);
  return isIdentifier || isToken ? `•••• ${shown.slice(-4)}` : '••••';
}

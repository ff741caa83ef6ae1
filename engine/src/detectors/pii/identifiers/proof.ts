import { atEndOfText } from '#engine/text/end-of-text.ts';

import type { Identifier } from './identifier.ts';

/** What vouches for a number besides its looks, and how sure that makes: beside its name, and by itself. */
export interface Proof {
  readonly words: string;
  readonly named: number;
  readonly alone: number;
}

/** The surest: a check digit outweighs what else may be said of a number. */
export const CHECK_DIGIT: Proof = {
  words: ' with a valid check digit',
  named: 0.97,
  alone: 0.85,
};
const PLAUSIBLE: Proof = { words: ' with valid components', named: 0.85, alone: 0.8 };
const FORM: Proof = { words: '', named: 0.8, alone: 0.8 };

/** A number that is written without groups. */
export const PLAIN_DIGITS = /^\d{1,40}$/;
const UNIFORM = /^(.)\1*$/;

/** The most that vouches for numbers of an identifier. */
export function proofOf({ isValid, isPlausible }: Identifier): Proof {
  if (isValid !== undefined) return CHECK_DIGIT;
  return isPlausible === undefined ? FORM : PLAUSIBLE;
}

/** Whether a number of the right form may be one; one character again and again never is. */
export function mayBeIssued(identifier: Identifier, written: string): boolean {
  return identifier.isValid?.(compactOf(written)) !== false && isPossible(identifier, written);
}

/** The same, whatever its check digit. */
export function isPossible(identifier: Identifier, written: string): boolean {
  const compact = compactOf(written);
  return identifier.isPlausible?.(compact) !== false && !UNIFORM.test(compact);
}

/** The last number that was made compact: many identifiers are tried on the same one in turn. */
const NO_NUMBER = { written: '', compact: '' };
let latest = NO_NUMBER;
atEndOfText(() => (latest = NO_NUMBER));

/** The letters and digits of a number alone, in capitals. */
export function compactOf(written: string): string {
  if (latest.written !== written) {
    const isCompact = PLAIN_DIGITS.test(written);
    const compact = isCompact ? written : written.replaceAll(/[^0-9A-Za-z]/g, '').toUpperCase();
    latest = { written, compact };
  }
  return latest.compact;
}

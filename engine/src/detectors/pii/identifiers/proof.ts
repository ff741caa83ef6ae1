import { clearAfterReading } from '#engine/text/text-caches.ts';

import type { Identifier } from './identifier.ts';

/** The evidence for a number besides its format, and the confidence it gives: with its name nearby, and by itself. */
export interface Proof {
  readonly words: string;
  readonly named: number;
  readonly alone: number;
}

/** The strongest: a check digit outweighs other evidence about a number. */
export const CHECK_DIGIT: Proof = {
  words: ' with a valid check digit',
  named: 0.97,
  alone: 0.85,
};
const PLAUSIBLE: Proof = { words: ' with valid components', named: 0.85, alone: 0.8 };
const FORM: Proof = { words: '', named: 0.8, alone: 0.8 };

/** A number written without groups. */
export const PLAIN_DIGITS = /^\d{1,40}$/;
const UNIFORM = /^(.)\1*$/;

/** The strongest evidence available for an identifier's numbers. */
export function proofOf({ isValid, isPlausible }: Identifier): Proof {
  if (isValid !== undefined) return CHECK_DIGIT;
  return isPlausible === undefined ? FORM : PLAUSIBLE;
}

/** Whether a number in the right format may have been issued; one repeated character never is. */
export function mayBeIssued(identifier: Identifier, written: string): boolean {
  return identifier.isValid?.(compactOf(written)) !== false && isPossible(identifier, written);
}

/** The same, regardless of its check digit. */
export function isPossible(identifier: Identifier, written: string): boolean {
  const compact = compactOf(written);
  return identifier.isPlausible?.(compact) !== false && !UNIFORM.test(compact);
}

/** Caches the last compacted number: many identifiers are tried on the same one in turn. */
const NO_NUMBER = { written: '', compact: '' };
let latest = NO_NUMBER;
clearAfterReading(() => (latest = NO_NUMBER));

/** Only the letters and digits of a number, in capitals. */
export function compactOf(written: string): string {
  if (latest.written !== written) {
    const isCompact = PLAIN_DIGITS.test(written);
    const compact = isCompact ? written : written.replaceAll(/[^0-9A-Za-z]/g, '').toUpperCase();
    latest = { written, compact };
  }
  return latest.compact;
}

import { describe, expect, it } from 'vitest';

import { readSectionWords } from '#engine/models/sections/section-words.ts';

import { exceptsFromMutualLimit } from './mutual-limit.ts';

function isExceptionAt(text: string, index: number): boolean {
  return exceptsFromMutualLimit(text, readSectionWords(text).clauses, index);
}

const MUTUAL = "Either party's liability is limited to the fees of one year.";
const ONE_SIDED = "The Carrier's liability is limited to the fees of one year.";

describe('exceptsFromMutualLimit', () => {
  it.each([
    'This cap does not cover section 8, theft or breach of secrecy.',
    "The limitation won't apply to the duty to indemnify.",
    'No such limit applies to payment of the price.',
  ])('is true right after a limit for both: %s', (exception) => {
    expect(isExceptionAt(`${MUTUAL} ${exception}`, 1)).toBe(true);
    expect(isExceptionAt(`${ONE_SIDED} ${exception}`, 1)).toBe(false);
    expect(isExceptionAt(exception, 0)).toBe(false);
  });

  it('is false for a liability without limit', () => {
    expect(isExceptionAt(`${MUTUAL} The Carrier is liable without limit for secrets.`, 1)).toBe(
      false,
    );
  });
});

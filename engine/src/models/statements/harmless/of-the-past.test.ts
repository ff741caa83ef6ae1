import { describe, expect, it } from 'vitest';

import { isOfThePast } from './of-the-past.ts';

function isPast(text: string): boolean {
  const start = text.indexOf('lost');
  return isOfThePast(text, { start, end: start + 10 });
}

describe('what is told of people', () => {
  it('is history where the passage is about years long ago', () => {
    expect(
      isPast('In 1848 the chapel split. By 1863 the widow had lost her farm to the bank.'),
    ).toBe(true);
  });

  it('is not where somebody of today is mentioned, or a single year', () => {
    expect(isPast('The chapel of 1848 and the hall of 1863: in 2019 he lost his farm.')).toBe(
      false,
    );
    expect(isPast('The chapel of 1848 and the hall of 1863: Mr Roe lost his farm.')).toBe(false);
    expect(isPast('The house of 1848: he lost his farm.')).toBe(false);
    expect(isPast('He has £1,848 and room 1863-2: he lost his farm.')).toBe(false);
  });
});

import { describe, expect, it } from 'vitest';

import { withoutAccents, withoutMarks } from './without-accents.ts';

describe('a text without accents', () => {
  it.each([
    ['Łukasz Müller', 'Lukasz Muller'],
    ['SØREN ÆBELØ, Strauß', 'SOREN AEBELO, Strauss'],
    ['İlkay Yıldız', 'Ilkay Yildiz'],
    ['plain', 'plain'],
    ['김민준', '김민준'],
  ])('turns %s into %s', (text, plain) => {
    expect(withoutAccents(text)).toBe(plain);
  });

  it('keeps strokes and ligatures where only marks are taken off', () => {
    expect(withoutMarks('Łukasz Müller, Strauß')).toBe('Łukasz Muller, Strauß');
  });
});

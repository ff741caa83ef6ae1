import { describe, expect, it } from 'vitest';

import { phrase } from './phrase.ts';

describe('phrase', () => {
  it('matches whole words regardless of case, line breaks and typeset marks', () => {
    expect(phrase("driver's licence").test('a DRIVER’S\n licence.')).toBe(true);
    expect(phrase('able-bodied').test('able bodied')).toBe(true);
    expect(phrase('man').test('Roman mankind')).toBe(false);
    expect(phrase('caf').test('café')).toBe(false);
  });

  it('goes on to a line that hangs', () => {
    expect(phrase('shall in no event').test('shall in no\n        event owe')).toBe(true);
    expect(phrase('shall in no event').test(`shall in no${' '.repeat(20)}event`)).toBe(false);
  });

  it('goes on in the next line of its source, after a blank or before a bar', () => {
    const form = phrase(`shall (?:not
      |never) be
      liable`);
    expect(form.test('shall never be liable')).toBe(true);
    expect(form.test('shall not be liable')).toBe(true);
  });

  it('bridges up to sixty characters of the same clause for …', () => {
    expect(phrase('assign…rights').test('assign to Buyer all rights')).toBe(true);
    expect(phrase('assign…rights').test('assign; the rights')).toBe(false);
    expect(phrase('assign…rights').test(`assign ${'very '.repeat(20)}rights`)).toBe(false);
  });

  it.each(['a*', 'a+', 'a{2,}', '(?:a|b)+'])('refuses the unbounded repetition of %s', (source) => {
    expect(() => phrase(source)).toThrow(TypeError);
  });
});

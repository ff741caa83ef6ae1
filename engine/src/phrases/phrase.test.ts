import { describe, expect, it } from 'vitest';

import { phrase } from './phrase.ts';

describe('phrase', () => {
  it('matches whole words regardless of case, line breaks and typographic punctuation', () => {
    expect(phrase("driver's licence").test('a DRIVER’S\n licence.')).toBe(true);
    expect(phrase('able-bodied').test('able bodied')).toBe(true);
    expect(phrase('man').test('Roman mankind')).toBe(false);
    expect(phrase('caf').test('café')).toBe(false);
  });

  it('continues onto an indented line but not across a wide gap within a line', () => {
    expect(phrase('shall in no event').test('shall in no\n        event owe')).toBe(true);
    expect(phrase('shall in no event').test(`shall in no${' '.repeat(20)}event`)).toBe(false);
  });

  it('joins the lines of its source with a space, or with nothing before a vertical bar', () => {
    const form = phrase(`shall (?:not
      |never) be
      liable`);
    expect(form.test('shall never be liable')).toBe(true);
    expect(form.test('shall not be liable')).toBe(true);
  });

  it('lets … match up to sixty characters of the same clause', () => {
    expect(phrase('assign…rights').test('assign to Buyer all rights')).toBe(true);
    expect(phrase('assign…rights').test('assign; the rights')).toBe(false);
    expect(phrase('assign…rights').test(`assign ${'very '.repeat(20)}rights`)).toBe(false);
  });

  it('gives a space and an apostrophe in a class their meanings, and a hyphen its usual one', () => {
    expect(phrase("it['s ]own").test('it’own')).toBe(true);
    expect(phrase("it['s ]own").test('it\nown')).toBe(true);
    expect(phrase("it[^']own").test('it’own')).toBe(false);
    expect(phrase('side [a-c]').test('side b')).toBe(true);
  });

  it.each(['a*', 'a+', 'a{2,}', '(?:a|b)+'])('rejects the unbounded repetition in %s', (source) => {
    expect(() => phrase(source)).toThrow(TypeError);
  });
});

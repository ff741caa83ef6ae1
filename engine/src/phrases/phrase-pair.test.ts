import { describe, expect, it } from 'vitest';

import { phrasePair } from './phrase-pair.ts';
import { phrase } from './phrase.ts';

const PAIR = phrasePair(phrase('wheelchair|too old'), [
  phrase('not (?:sure|keen)(?: \\w{2,8}){0,3}'),
  phrase('reject(?:ed)?'),
]);

describe('a pair of phrases', () => {
  it.each([
    ['He is too old, so we rejected him.', 'too old, so we rejected'],
    ['We rejected the one in the wheelchair.', 'rejected the one in the wheelchair'],
    ['Not sure about the wheelchair, though.', 'Not sure about the wheelchair'],
    ['Rejected: late. Too old, not keen.', 'Too old, not keen'],
  ])('is found in %j', (text, expected) => {
    const found = PAIR.exec(text);
    expect(found?.[0]).toBe(expected);
    expect(text.slice(found?.index)).toMatch(new RegExp(`^${expected}`));
  });

  it.each([
    'The wheelchair is by the door.',
    'We rejected the offer.',
    'We rejected the offer; the wheelchair is by the door.',
    `We rejected the offer ${'and so on '.repeat(8)}wheelchair.`,
  ])('is not found in %j', (text) => {
    expect(PAIR.exec(text)).toBeNull();
  });
});

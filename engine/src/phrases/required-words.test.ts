import { describe, expect, it } from 'vitest';

import { requiredWords } from './required-words.ts';

describe('requiredWords', () => {
  it.each([
    ['native speakers?', [' native ']],
    ['(?:is|are) ill|unwell', [' ill ', ' unwell ']],
    ['(?:he|she)', [' he ', ' she ']],
    ['(?:very )?older man', ['older ']],
    ['ages?', [' age']],
    ['colou?r', [' colo']],
    ['(?:young){1,3}', ['young']],
    ['(?!so )young(?= people)', [' young ']],
    [String.raw`\w{1,9} caf\u00e9s`, [' caf']],
  ])('says what every text with %j holds', (source, words) => {
    expect(requiredWords(source)).toEqual(words);
  });

  it.each(['(?:very )?', String.raw`\d{2}`, 'young|[a-z]{3}', 'a?b?'])(
    'promises nothing of %j',
    (source) => {
      expect(requiredWords(source)).toBeUndefined();
    },
  );
});

import { describe, expect, it } from 'vitest';

import { byFirstLetter } from './by-first-letter.ts';
import { phrase } from './phrase.ts';

describe('byFirstLetter', () => {
  const wordings = ['heart murmur', 'asthma', 'heart(?: attack)?', 'acne'];

  it.each(['Acne', 'a heart murmur', 'HEART attack', 'hearts', 'flu'])(
    'finds the same match in %j as the plain wordings',
    (text) => {
      const found = phrase(byFirstLetter(wordings)).exec(text);
      expect(found?.[0]).toBe(phrase(...wordings).exec(text)?.[0]);
    },
  );
});

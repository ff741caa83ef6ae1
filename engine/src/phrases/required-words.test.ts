import { describe, expect, it } from 'vitest';

import { alternativesIn } from './phrase-atoms.ts';
import { requirementsOf } from './required-words.ts';

describe('requirementsOf', () => {
  it.each([
    ['native speakers?', [[' speaker'], [' native ']]],
    ['(?:is|are) ill', [[' ill '], [' is ', ' are ']]],
    ['(?:he|she)', [[' he ', ' she ']]],
    ['(?:very )?older man', [['older '], [' man ']]],
    ['ages?', [[' age']]],
    ['colou?r', [[' colo']]],
    ['(?:young){1,3}', [['young']]],
    ['(?:(?:he|she) is){1,3}', [[' is'], ['he ', 'she ']]],
    ['(?!so )young(?= people)', [[' young ']]],
    [String.raw`\w{1,9} caf\u00e9s`, [[' caf']]],
    ['(?:very )?', []],
    [String.raw`\d{2}`, []],
    ['(?:young|[a-z]{3})', []],
    ['a?b?', []],
  ])('returns what every text matching %j contains, rarest first', (source, requirements) => {
    expect(alternativesIn(source).flatMap(({ atoms }) => requirementsOf(atoms))).toEqual(
      requirements,
    );
  });
});

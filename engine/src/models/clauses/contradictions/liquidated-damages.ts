import { phrase } from '#engine/phrases/phrase.ts';

import type { Contradiction } from './contradiction.ts';

/** What looks like liquidated damages and is none. */
export const LIQUIDATED_DAMAGES: readonly Contradiction[] = [
  // What is given back is no sum owed for a breach.
  {
    says: phrase(
      `(?:deposit|bond|retention)[^.;]{0,140}? (?:returned|refunded|repaid|released|paid back|given back)`,
    ),
    unless: phrase(
      `forfeit\\w{0,3}|penalt(?:y|ies)|liquidated|non-?refundable|not (?:be )?(?:returned|refunded|repaid|released)|never|(?:is|are|be) (?:kept|retained)|(?:for|per) (?:each|every|day|week)|double|twice`,
    ),
  },
];

import { phrase } from '#engine/phrases/phrase.ts';

import type { Contradiction } from './contradiction.ts';

/** Wording about those who sell on. */
const SELLS_ON = phrase(
  '(?:re-?sell|resale|dealer|distribut|retailer|resell|franchis|discount|advertis)\\w{0,6}|minimum price|sell|sells|sold',
);

/** What looks like price restrictions and is none. */
export const PRICE_RESTRICTION: readonly Contradiction[] = [
  // A cap on increases keeps nobody from setting prices.
  {
    says: phrase(
      `(?:no|not) more than (?:once|twice) (?:a|per|every|in any|in a|each) (?:\\w{3,10} ){0,2}?(?:year|months|period)`,
      `(?:at most|only) once (?:a|per|every|in any|in a|each) (?:\\w{3,10} ){0,2}?(?:year|months|period)`,
      `(?:no more than|not more than|at most|capped (?:at|by)|limited to|not exceed) (?:(?:the|by|official|national|published|consumer|retail|price|cost|living|rate|increase|of|in) ){0,6}(?:index|inflation|cpi|rpi)`,
    ),
    unless: SELLS_ON,
  },
  // Nor does one in per cent.
  {
    says: phrase(
      `(?:prices?|fees?|rates?|rent|fares?|premiums?) (?:can|may|will|shall) (?:only )?(?:go up|rise|increase|be (?:raised|increased|put up))[^.;]{0,120}? by (?:at most|no more than|not more than|up to|a maximum of|(?:\\w{2,9} ){0,2}at most) \\d{1,2}(?:\\.\\d{1,2})? ?(?:%|per ?cent)`,
    ),
    unless: SELLS_ON,
  },
];

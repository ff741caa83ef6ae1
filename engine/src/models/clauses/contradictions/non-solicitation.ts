import { phrase } from '#engine/phrases/phrase.ts';

import type { Contradiction } from './contradiction.ts';

/** What looks like bans on soliciting employees and is none. */
export const NON_SOLICITATION: readonly Contradiction[] = [
  // Who joins a union leaves nobody.
  {
    says: phrase(
      `(?:join|form|belong to|(?:members?|membership) of|organi[sz]e) (?:an?|any|the) (?:(?:trade |labou?r ))?unions?`,
    ),
    unless: phrase(
      'solicit\\w{0,6}|hir(?:e|es|ing)|recruit\\w{0,4}|induc\\w{1,5}|entic\\w{1,4}|poach\\w{0,3}|clients?|customers?',
    ),
  },
];

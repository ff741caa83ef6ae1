import { phrase } from '#engine/phrases/phrase.ts';

import type { Contradiction } from './contradiction.ts';

/** What looks like choices of law and is none. */
export const CHOICE_OF_LAW: readonly Contradiction[] = [
  // Choosing the law of the accepting party disadvantages nobody.
  {
    says: phrase(
      '(?:laws? of|in) the (?:state|country|province|place|jurisdiction) (?:where|in which) (?:you|the (?:consumer|customer|user)) (?:\\w{3,12} )?(?:lives?|resides?)',
    ),
  },
];

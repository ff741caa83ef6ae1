import { phrase } from '#engine/phrases/phrase.ts';

import type { Contradiction } from './contradiction.ts';

/** What looks like exclusivity and is none. */
export const EXCLUSIVITY: readonly Contradiction[] = [
  // Something that only one program may use at a time.
  {
    says: phrase(
      'exclusive(?:ly)? (?:locks?|locked|mode|access to the (?:file|device|table|database)|or|range|bound)',
    ),
  },
  // What is said not to be exclusive.
  {
    says: phrase(
      `(?:not|nor|neither) (?:\\w{1,12} ){0,3}exclusiv(?:e|ity|ely)|non-?exclusiv(?:e|ity|ely)`,
    ),
    unless: phrase(
      `(?<!not )(?<!not an )(?<!not be )(?<!not on an )(?<!non-)(?<!non)exclusive(?:ly)? (?:right|licen[sc]e|distributor|supplier|provider|agent|dealer)s?
            |sole|solely|only|shall not|will not|may not|must not|agrees? not|not to|exclusivity period`,
    ),
  },
];

import { phrase } from '#engine/phrases/phrase.ts';

import type { Contradiction } from './contradiction.ts';

/** What looks like assignments of intellectual property and is none. */
export const IP_ASSIGNMENT: readonly Contradiction[] = [
  // Bans on passing on what is licensed.
  {
    says: phrase(
      `(?:shall|may|will|must|can|agrees?) not(?: to)? (?:\\w{2,12},? (?:or )?){0,8}(?:rent|lease|sell|loan|sublicen[sc]e
            |resell|copy)`,
    ),
    unless: phrase(
      `hereby|(?:shall|will|does|agrees? to) assign|assigns|work made|for hire|belongs?|owned|vests?|work product|inventions?`,
    ),
  },
  // Licensors and service providers keep what is theirs.
  {
    says: phrase(
      `(?:owns?|retains?|reserves?|keeps?) (?:\\w{2,12} ){0,3}(?:right|rights|title|ownership)(?:,? (?:and )?\\w{4,9}){0,3},? (?:in|to)(?: and to)? (?:the |its |our |this |all )?(?:\\w{3,12} )?(?:services?|sites?|websites?|apps?|software|platform|products?|solutions?|documentation|technology)`,
    ),
    unless: phrase(
      `assign(?:s|ed|ment|ments)?|transfers?|hereby|conveys?|deliverables?|work product|inventions?|developed|created
            |improvements?|derivatives?|modifications?|enhancements?|feedback|vests?|for hire|customi[sz]\\w{2,7}|jointly`,
    ),
  },
  // Laws that leave inventions with their inventors.
  {
    says: phrase(
      `shall not apply to (?:an|any) inventions?|provision(?:s)? in (?:an|any) employment agreement
            |application of provision|(?:does|do|shall|will) not apply to (?:an|any) invention|invention that (?:the|an) employee developed entirely`,
    ),
  },
];

import { phrase } from '#engine/phrases/phrase.ts';

import type { Contradiction } from './contradiction.ts';

/** What looks like bans on assigning and is none. */
export const ANTI_ASSIGNMENT: readonly Contradiction[] = [
  // Permission to assign without consent, or to affiliates and successors.
  {
    says: phrase(
      '(?:may|can) (?:\\w{2,12} ){0,2}(?:assign|transfer|novate) …without (?:\\w{3,10} ){0,3}(?:consent|approval|notice)',
      `(?:may|can) (?:\\w{2,12} ){0,2}(?:assign|transfer) …(?:to (?:an?|any|its|the) (?:\\w{4,12} (?:or|and) )?(?:affiliates?|successors?|subsidiar(?:y|ies))|in
            connection with (?:an?|any|the|its))`,
    ),
    unless: phrase('not|nor|neither|no|only|except|unless|provided'),
  },
  // Permission to assign that nothing restricts.
  {
    says: phrase('(?:may|can) (?:\\w{2,12} ){0,2}(?:assign|transfer|novate)'),
    unless: phrase(
      'not|nor|neither|no|without|consent|approval|only|except|unless|provided|subject to',
    ),
  },
];

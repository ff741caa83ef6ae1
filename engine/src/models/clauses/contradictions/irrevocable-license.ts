import { phrase } from '#engine/phrases/phrase.ts';

import type { Contradiction } from './contradiction.ts';

/** What looks like irrevocable licenses and is none. */
export const IRREVOCABLE_LICENSE: readonly Contradiction[] = [
  // A duration alone licenses nothing.
  { says: /^\W{0,9}(?:for ever|forever|indefinitely|permanently|in perpetuity)\W{0,4}$/i },
  // What is assigned is not licensed.
  {
    says: phrase(
      `(?:hereby )?(?:irrevocably |absolutely |unconditionally )?(?:assigns?|transfers?|conveys?)[^.;:•]{0,200}? (?:all )?(?:right|rights),? (?:(?:and )?title,? )?(?:and |or )?(?:interest|ownership)`,
    ),
    unless: phrase('licen[sc]\\w{1,6}|sub-?licen[sc]\\w{1,6}|permission|grants?'),
  },
  // Secrets may have to be kept for ever, and a guarantee may be irrevocable; that licenses nothing.
  {
    says: phrase(
      `guarant(?:ee|y|ees|ies)|mandates?|letters? of credit|confiden\\w{4,9}|secret|secrecy|(?:obligations?|duties) …(?:surviv(?:e|es|al)|never expires?|shall never)`,
    ),
    unless: phrase(
      `licen[sc]\\w{1,6}|sublicen[sc]\\w{1,4}|rights?|grants?|granted|permi(?:t|ts|tted|ssion)|royalty-free|use|uses`,
    ),
  },
];

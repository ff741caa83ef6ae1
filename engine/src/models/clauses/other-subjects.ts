import { phrase } from '#engine/phrases/phrase.ts';

import type { Contradiction } from './unlimited-liability.ts';

/** For each type, clauses about another subject that use its words. */
export const OTHER_SUBJECTS: ReadonlyMap<string, readonly Contradiction[]> = new Map([
  [
    'content-removal',
    // Features and accounts are no content of users.
    [
      {
        says: phrase(
          `(?:remove|delete|disable|switch off|withdraw|discontinue|close)(?:,? (?:or )?\\w{4,11}){0,4} (?:any|the|your|our|some|all|certain) (?:\\w{3,12} )?(?:features?|functions?|functionality|accounts?|services?|products?|plans?)`,
        ),
        unless: phrase(
          `content|contents|contributions?|materials?|posts?|postings?|posted|submissions?|submitted|listings?|reviews?
            |comments?|uploads?|uploaded|files?|photos?|videos?|information|messages?|data|items?`,
        ),
      },
    ],
  ],
  [
    'irrevocable-license',
    // Secrets may have to be kept for ever, and a guarantee may be irrevocable; that licenses nothing.
    [
      {
        says: phrase(
          `guarant(?:ee|y|ees|ies)|mandates?|letters? of credit|confiden\\w{4,9}|secret|secrecy|(?:obligations?|duties) …(?:surviv(?:e|es|al)|never expires?|shall never)`,
        ),
        unless: phrase(
          `licen[sc]\\w{1,6}|sublicen[sc]\\w{1,4}|rights?|grants?|granted|permi(?:t|ts|tted|ssion)|royalty-free|use|uses`,
        ),
      },
    ],
  ],
  [
    'right-of-first-refusal',
    // Owners who must sell along with others are offered nothing.
    [
      {
        says: phrase(
          `(?:require|oblige|force|compel|cause) (?:all|every|each|any|the)(?: of the| the)?(?: other| remaining| minority){0,2} (?:shareholders?|stockholders?|holders?|members?|founders?|partners?) to (?:also )?(?:sell|transfer)`,
        ),
        unless: phrase('first|offer(?:s|ed)?|refusal|pre-?emption|pre-?emptive|match'),
      },
    ],
  ],
]);

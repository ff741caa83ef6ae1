import { IN_CUSTOMERS_FAVOR } from '#engine/detectors/legal/money/minimum-commitment.ts';
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
    'minimum-commitment',
    [
      // A price for a period commits nobody to more.
      {
        says: phrase(
          `(?:pays?|costs?|(?:is|are|will be) (?:charged|priced(?: at)?)|(?:is|are)) (?:only |just )?(?:[£$€] ?|(?:eur|usd|gbp|chf) )\\d[\\d,.]{0,9} (?:a|an|per|each|every) (?:year|month|week|day|quarter|season|term|person|head|child|session|class|user|seat)`,
        ),
        unless: phrase(
          `minimum|at least|(?:less|fewer|lower) than|commit(?:s|ted|ment|ments)?|purchas\\w{1,4}|orders?|guarante\\w{1,4}|quotas?|volumes?|targets?|royalt(?:y|ies)|regardless|whether or not|(?:full|whole|entire|initial|remaining) (?:\\w{3,9} )?(?:term|period)|for (?:the|an?) (?:\\w{3,9} )?(?:term|period)|non-?\\w{6,12}|shortfall|greater of`,
        ),
      },
      // Prices that may rise are another burden.
      {
        says: phrase(
          `(?:fees?|prices?|charges|rates?|rent|premiums?|dues) (?:may|can|will|shall) (?:go up|rise|increase|be (?:increased|raised|put up))`,
        ),
        unless: phrase(
          `commit(?:s|ted|ment|ments)?|purchas\\w{1,4}|orders?|at least|minimum (?!(?:contract )?(?:term|period))\\w{3,14}|shall pay|must pay`,
        ),
      },
      { says: phrase(IN_CUSTOMERS_FAVOR) },
    ],
  ],
  [
    'non-solicitation',
    // Who joins a union leaves nobody.
    [
      {
        says: phrase(
          `(?:join|form|belong to|(?:members?|membership) of|organi[sz]e) (?:an?|any|the) (?:(?:trade |labou?r ))?unions?`,
        ),
        unless: phrase(
          'solicit\\w{0,6}|hir(?:e|es|ing)|recruit\\w{0,4}|induc\\w{1,5}|entic\\w{1,4}|poach\\w{0,3}|clients?|customers?',
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

import { phrase } from '#engine/phrases/phrase.ts';

import type { Contradiction } from './unlimited-liability.ts';

/** For some types, wordings that explain the law or give what the law demands, and burden nobody. */
export const STATED_LAW: ReadonlyMap<string, readonly Contradiction[]> = new Map([
  [
    'uncapped-liability',
    // What nobody may exclude, as guides explain it.
    [
      {
        says: phrase(
          `(?:a|an|any|no|every) (?:\\w{4,12} )?(?:business(?:es)?|trader|compan(?:y|ies)|supplier|seller|employer|landlord|retailer|gym|shop|organiser|operator) (?:cannot|can not|can't|may not|must not|can|may) (?:\\w{2,10} )?(?:exclude|limit|restrict|escape)`,
        ),
      },
    ],
  ],
  [
    'unilateral-change',
    // A change that is announced in time, and that the other party may leave upon.
    [
      {
        says: phrase(
          `(?:tell|notify|inform|let|write to|give|e-?mail) you …(?:before|beforehand|in advance|notice|prior) …(?:you (?:may|can|are free to|are entitled to|have the right to) (?:\\w{3,10} )?(?:leave|cancel|terminate|end|close|withdraw|object|opt out))`,
        ),
        unless: phrase(
          'without notice|sole discretion|continued use|effective immediately|no right',
        ),
      },
    ],
  ],
]);

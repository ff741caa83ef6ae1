import { phrase } from '#engine/phrases/phrase.ts';

import type { Contradiction } from './contradiction.ts';

/** What looks like unlimited liability and is none. */
export const UNCAPPED_LIABILITY: readonly Contradiction[] = [
  // Some damages are excluded, without exceptions.
  {
    says: phrase(
      '(?:in no event|under no circumstances|neither party) …be liable …(?:indirect|consequential|incidental|punitive)',
    ),
    unless: phrase(
      'except|excepting|exceptions?|other than|excluding|save|unlimited|not apply|notwithstanding|however|provided',
    ),
  },
  // A limit is set, without exceptions.
  {
    says: phrase(
      `liability[^.;:]{1,160}? (?:shall|will|may|does|must|can) (?:in no event |never )?(?:not )?(?:exceed|be (?:more|greater|higher) than)
            |liability …(?:is|are|be) (?:limited|capped) (?:to|at)`,
    ),
    unless: phrase(
      `except|excepting|exceptions?|other than|excluding|exclud(?:e|es|ed)|save|unlimited|uncapped|not apply
            |nothing|notwithstanding|however|but|provided|with respect to|without limit(?:ation)?|apart from
            |gross negligence|will?ful|fraud|death|indemnif\\w{1,9}|indemnit(?:y|ies)|breach(?:es)? of|confidential\\w{0,3}`,
    ),
  },
  // What nobody may exclude, as guides explain it.
  {
    says: phrase(
      `(?:a|an|any|no|every) (?:\\w{4,12} )?(?:business(?:es)?|trader|compan(?:y|ies)|supplier|seller|employer|landlord|retailer|gym|shop|organiser|operator) (?:cannot|can not|can't|may not|must not|can|may) (?:\\w{2,10} )?(?:exclude|limit|restrict|escape)`,
    ),
  },
];

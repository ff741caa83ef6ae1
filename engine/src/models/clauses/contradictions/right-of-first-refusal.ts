import { phrase } from '#engine/phrases/phrase.ts';

import type { Contradiction } from './contradiction.ts';

/** What looks like rights of first refusal and is none. */
export const RIGHT_OF_FIRST_REFUSAL: readonly Contradiction[] = [
  // Who accepts an offer binds nobody to make another.
  {
    says: phrase(
      `(?:i|we|the undersigned|(?:the )?(?:employee|candidate|applicant|tenant|buyer|customer)) (?:hereby |gladly |herewith )?(?:accepts?|confirm(?:s)? (?:my |our )?acceptance of) (?:the|this|your|their|its) (?:\\w{3,12} )?offer`,
    ),
    unless: phrase('first|refusal|pre-?emption|pre-?emptive|match|third part(?:y|ies)|before'),
  },
  // Bribes are offered too.
  {
    says: phrase(
      '(?:offer|give|pay|promise)(?:,? (?:or )?(?:pay|give|offer|promise|solicit|demand|take|accept|receive)){1,4} (?:any |an? )?(?:bribes?|kickbacks?|facilitation payments?|gifts?|inducements?)',
    ),
  },
  // Owners who must sell along with others are offered nothing.
  {
    says: phrase(
      `(?:require|oblige|force|compel|cause) (?:all|every|each|any|the)(?: of the| the)?(?: other| remaining| minority){0,2} (?:shareholders?|stockholders?|holders?|members?|founders?|partners?) to (?:also )?(?:sell|transfer)`,
    ),
    unless: phrase('first|offer(?:s|ed)?|refusal|pre-?emption|pre-?emptive|match'),
  },
];

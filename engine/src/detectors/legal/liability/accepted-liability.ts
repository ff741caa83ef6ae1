import { phrase } from '#engine/phrases/phrase.ts';

/** Liability that the law does not allow to be limited, or that the drafting party accepts in full. */
export const LIABLE_BY_LAW = `(?:death|(?:personal|bodily) injury|injury to|fraud\\w{0,7}|gross negligence|intent(?:ional\\w{0,2})?|wilful|willful|product liability)`;

const NUMBER = '(?:\\(?\\w{1,3}(?:\\.\\d{1,2}){0,2}[.)]? )?';
const HEADING = '(?:\\W{0,2}(?:\\w{3,14} ){0,3}\\w{3,14}[.:]\\W{0,2} )?';

/** What goes on about liability that a sentence before it did not limit. */
export const INCLUDES_LIABILITY_BY_LAW = `^${NUMBER}(?:this|that|these|it|such liability) (?:includes?|covers?|applies to|means|concerns) (?:our |its |their |any |all |the \\w{4,12}'s )?(?:liability|responsibility) for (?:any )?${LIABLE_BY_LAW}(?![^.;]{0,200}\\b(?:indemnif|indemnit|confiden|infring|intellectual|data|payment|breach of (?:this|the|contract))\\w{0,9}\\b)`;

const ANSWERS = phrase(
  `^${NUMBER}${HEADING}(?:we|each of us|both of us|each party|either party|the (?:supplier|provider|company|seller|trader|operator|organi[sz]er|landlord|contractor|consultant|agency|club|carrier|hotel|parties)) (?:is|are|shall be|will be|remains?) (?:fully |also |always )?(?:liable|responsible|answerable) (?:to (?:you|each other|one another|the other(?: party)?|(?:the )?\\w{4,12}) )?for (?:any |all |the |every )?(?:(?:direct|foreseeable|reasonable|actual|proven) )?(?:loss(?:es)?|damages?|harm|injur(?:y|ies)|theft|death)`,
);
const ANSWERS_FOR_LESS = phrase(
  '(?:only|exceed(?:s|ing)?|maximum|limit|limited|capped|cap|solely|nor|neither|not|no|never|except|unless|but|however|provided|up to|more than|subject to|other than)',
);
const INCLUDED = phrase(INCLUDES_LIABILITY_BY_LAW);

/** Whether a clause only says that its author, or both parties, answer for what they do, as the law demands. */
export function acceptsLiability(clause: string): boolean {
  return (ANSWERS.test(clause) && !ANSWERS_FOR_LESS.test(clause)) || INCLUDED.test(clause);
}

import { phrase } from '#engine/phrases/phrase.ts';

/** Work that is awarded in the open, and prices that follow costs. */
const PROCEDURE = phrase(
  `(?:contracts?|work|works|job|jobs|project|service|services|supply|lease|franchise|cleaning|catering|canteen|building|scheme) (?:(?:now|then|will|is|are|to|going|has|have|been|was|were|next|again|also|finally|be) ){0,4}(?:goes|go|gone|going|went|put|sent|being put) (?:back )?out to (?:open )?(?:tender|competition|bid|competitive tender)`,
  `(?:i|we) (?:will |shall |must |may |have to |would )?(?:put|raise|adjust) (?:the |my |our )?(?:price|prices|rates?|fees?|fares?) up`,
);
/** Words that make an ordinary award suspicious: no exemption then. */
const IRREGULAR = phrase(
  `but|although|though|before|first|only|never|not|nobody|no one|already|make sure|see to it|friends?|cousin|brother|told|tell (?:him|her|them|nobody|no one)|without|secret(?:ly)?|quiet(?:ly)?|wins?|won|ours|fix\\w{0,2}|agree\\w{0,1}|rivals?|competitors?|stay out|cash|double|their backs|notice`,
);
/** Warnings against fraud that say what honest callers never ask for. */
const NEVER_ASKED = phrase(
  `(?:(?:your|our|the|a|any|no|genuine|real) )?(?:(?:genuine|real|own|local) )?(?:banks?|building society|card issuer|police(?: officers?)?|council|hospital|provider|courier|support(?: team)?|staff|we|they|hmrc|irs|paypal|amazon|it(?: department| desk)?) (?:will|would|shall|does|do|staff will) (?:never|not) (?:ever )?(?:ask|request|call|phone|ring|text|e-?mail|demand|contact|send|threaten|need|require)`,
);
const THREATENED = phrase(
  `or else|otherwise|again if|regret|pay for it|sorry|lose|fired|sacked|your family|your job|unless you`,
);
/** Housing for the old, as the law allows. */
const RETIREMENT_HOME = phrase(
  `(?:development|complex|flats?|bungalows?|apartments?|housing|homes?|village|park|scheme|living|communit(?:y|ies)|accommodation|residences?) (?:\\w{3,12} ){0,4}(?:for|to|reserved for|restricted to) (?:the |those |people |residents |persons )?(?:aged )?(?:over[- ]?(?:the )?)?\\d\\d\\+?s?(?: and over| or over| plus)?(?!\\d)`,
  `(?:retirement|sheltered|extra-care|assisted) (?:living|housing|village|flats?|apartments?|bungalows?|homes?|accommodation|complex|development)`,
  `over[- ]\\d\\ds?,? (?:\\w{3,12},? ){0,4}(?:warden|emergency (?:cord|pull)|care ?line|communal lounge|lift)`,
);
const UNFIT = phrase(
  `too old|no children|not|never|don't|smell|useless|slow|dying|grumpy|moan\\w{0,3}|instead of|young(?:er)?|hire|jobs?|candidates?|applicants?`,
);

/** Whether a sentence only tells how work is awarded in the open, or why a price rises. */
export function isProcedure(written: string): boolean {
  return PROCEDURE.test(written) && !IRREGULAR.test(written.replace(PROCEDURE, ' '));
}

/** Whether a sentence warns of callers who are not who they say. */
export function warnsOfFraud(written: string): boolean {
  return NEVER_ASKED.test(written) && !THREATENED.test(written);
}

/** Whether a sentence describes housing for the old. */
export function isRetirementHome(written: string): boolean {
  return RETIREMENT_HOME.test(written) && !UNFIT.test(written);
}

import { phrase } from '#engine/phrases/phrase.ts';

/** Lists without a verb of those who get a document or came to a meeting. */
const DISTRIBUTION =
  /^(?:distribution|circulation|cc|recipients?|copied to|copies to|copy to|addressees?|attendees|present|in attendance|apologies|participants)(?: list)?[ ]{0,3}[:–-]\s{0,8}[^.!?;:]{3,240}$/i;
/** Advice in a guide on whom to ask for access. */
const ASK_WHO = phrase(
  `(?<=^\\W{0,6})(?:please |then |just )?(?:ask|contact|e-?mail|message|ping|speak to|talk to|see|write to|go to) (?:the |your |our )?(?:[\\w-]{2,14} ){0,3}(?:team|desk|admins?|administrators?|managers?|lead|owner|support|helpdesk|it|security|platform|infrastructure|ops|devops)(?: team| desk| lead)? (?:for|to get|to be given|if you need|when you need|about) (?:\\w{2,9} ){0,2}?(?:access|permissions?|an? (?:account|invite|log-?in|token|licen[cs]e)|credentials|the (?:password|key|secret|token|link)|help)`,
  `(?<=^\\W{0,6})(?:please )?(?:request|get|ask for) (?:\\w{2,9} )?(?:access|permission) (?:to|via|through|from|in) `,
);
/** How a document is to be handled: a short sentence, as in a marking. */
const HANDLING =
  /^(?:(?:this (?:document|paper|note|e-?mail) is )?not to be|(?:please )?(?:do not|don['’]t)) (?:be )?(?:forward|cop(?:y|i)|distribut|shar|circulat|pass)/i;
const LONGEST_MARKING = 99;
/** Bans on mentioning a private matter at a place or before somebody. */
const NOT_HERE = phrase(
  `(?:do not|don't|never|please don't|not to be|must not be|should not be) (?:be )?(?:discuss|discussed|mention|mentioned|repeat|repeated|talk(?:ed)? about|speak about|spoken about|spoken of|raise|raised) (?:(?:it|this|that|these|anything|any of this|the matter|the case|her|him|them|cases|pupils|patients|clients|residents|names) )?(?:in|at|on|over|outside|near|within earshot of|in front of|with|to)
    (?:(?:the|a|any|other|our|your|front of|earshot of|social) ){0,3}(?:staff ?rooms?|corridors?|canteen|kitchen|playground|lifts?|gates?|school|parents?|children|pupils?|patients?|residents?|visitors?|famil(?:y|ies)|class(?:room)?|wards?|reception|waiting room|public|home|media|whatsapp|facebook|tea room|break room|relatives|mum|dad|mother|father|neighbours?)`,
);
/** Events that move a share price. */
const NEWS = phrase(
  `merg\\w{1,4}|acqui\\w{2,7}|takeover|bid|offer|results|profits?|loss(?:es)?|revenues?|turnover|ebitda|guidance|forecasts?|consensus|shares?|shareholders?|redundanc\\w{1,3}|clos(?:e|es|ed|ing|ure|ures)
    |deals?|talks|announce[ds]?|announcement|announcing|insolven\\w{2,3}|administration|covenant|breach|contract (?:win|loss)|launch|recall|trial|resign(?:s|ed|ation)?|dividend|fundrais\\w{3}|placing|restructur\\w{2,4}|not (?:yet )?public|confidential|secret|leak(?:ed)?|before the market|market|investors?|embargo(?:ed)?|sell|sold|buy|bought`,
);
/** Words for the pay of an executive, which is personal and moves no share price. */
const PAY = phrase(
  `(?:salar(?:y|ies)|pay|remuneration|fees?|bonus) (?:\\w{1,9} ){0,3}?(?:would|will|to|shall|should|may|is|was|were) (?:\\w{2,9} ){0,2}?(?:rise|rises|increase[ds]?|go up|be (?:raised|increased|set|frozen|reviewed)|remain|stay)`,
);
/** Auditors without reservations. */
const CLEAN_OPINION = phrase(
  `(?:auditors?'?s?'?|audit) (?:\\w{4,8} )?(?:opinion|report) (?:is|was|will be) (?:\\w{3,9} )?(?:unqualified|unmodified|clean)`,
);
/** Talks with staff about their jobs, and what was decided about them. */
const TALKS_WITH_STAFF = phrase(
  `(?:consultations?|consultation meetings?|interviews?|hearings?|appraisals?|grievance meetings?) (?:\\w{2,10} ){0,3}(?:start|starts|begin|begins|take place|run|runs|is|are|continue|end)`,
);
/** A state without a subject: `ours is not in yet`. */
const BARE_STATE =
  /^(?:\[?[\d:., -]{4,20}\]? )?(?:[\w.'’-]{2,16}(?: [\w.'’-]{1,16})?: )?(?:ours|theirs|yours|mine|hers|his|it|that|this|they|those) (?:is|are|was|were|has|have|isn['’]t|aren['’]t|hasn['’]t|haven['’]t)(?: not| n['’]t)? (?:in|out|here|there|done|ready|sent|up|back|finished|on|open|closed|arrived|due|complete|live)(?: yet| now| already| still| either)?[\s.!?]{0,3}$/i;
/** The number of a lot, a machine or an order. */
const NUMBER_OF_A_THING =
  /^(?:and |the |our )?(?:lot|serial|order|machine|batch|item|article|part|asset|job|invoice|stock) (?:numbers?|nos?\.?|codes?|ids?|sn)(?: [^:\n]{0,40}:|:)? (?=[^\s\d]{0,12}\d)[\w./-]{1,30}[\s.]{0,3}$/i;
/** Steps of advisers and banks in a plan that everybody concerned knows. */
const AS_ARRANGED = phrase(
  `as (?:planned|arranged|agreed|advised|recommended|instructed) (?:by|with) (?:the|our|my|his|her|their) (?:\\w{3,12} )?(?:advis[eo]r|bank|broker|notary|solicitor|trustees?|executors?|estate agent)`,
);
/** Words for having the final say. */
const HAS_THE_SAY = phrase(
  `(?:has|have|had) the (?:final |last )?(?:say|word) (?:on|over|about|in|in this)(?= )`,
);
/** How a device was made safe. */
const MADE_SAFE = phrase(
  `(?:is|are|was|were|has been|have been) (?:locked|isolated|sealed|tagged|fenced)(?: out| off)? and (?:tagged|locked|labell?ed|signed|sealed|fenced)(?: out| off)?`,
);
/** Accidents that are to be left out of a book: wrong, but no news. */
const ACCIDENT_BOOK = phrase(
  `(?:don't|do not|never|no need to|nobody) (?:put|write|enter|record|puts|writes|enters) (?:it|this|that|him|her|them|the (?:accident|injury|cut|fall|burn)) (?:in|into|down in) the (?:accident |incident |injury |first-aid )?book`,
);
/** How long an answer took, as a help desk keeps count. */
const RESPONSE_TIME =
  /^\W{0,4}(?:sla |(?:average |median )?time to )?(?:first )?(?:response|resolution|reply)(?: time)? ?[:=]? ?(?:\d{1,3} ?(?:d|h|hrs?|hours?|m|min|minutes?|s|sec)(?!\p{L}) ?){1,3}/iu;
/** A remark about somebody's age. */
const AGE = phrase(
  `past it|at \\d{2} (?:he|she)|(?:somebody|someone) (?:a bit |much )?younger|too old|fresh blood|younger (?:faces?|people|man|woman)|(?:his|her) age`,
);

/** The heading of details for a payment, and who somebody is whom a journalist meets. */
const BARE_NOTES = phrase(
  `(?<=^\\W{0,4})(?:bank |our )?(?:account|details|iban|payee|bank details)(?: details)? for (?:the|our|your|this) (?:[\\w-]{1,14} ?){1,4}(?=\\W{0,3}$)`,
  `for (?:my|our|your) (?:own )?(?:files?|notes|eyes|records?)(?: only)? ?[:,–-] (?:it's|it is|he's|she's|he is|she is|this is|the source is)`,
  `(?:told|asked|advised) not to (?:contact|call|ring|visit|phone|speak to) (?:the )?(?:home|house|mother|mum|father|dad|parents|family|school|stepfather)`,
);

const NO_NEWS: readonly RegExp[] = [
  BARE_NOTES,
  PAY,
  CLEAN_OPINION,
  AGE,
  TALKS_WITH_STAFF,
  HAS_THE_SAY,
  MADE_SAFE,
  RESPONSE_TIME,
];

/**
 * Whether a sentence tells no news of a company: a list of recipients, how to handle a document, where to ask,
 * somebody's pay or age, a clean audit, a talk with staff, that something is not in yet, the number of a thing, who
 * decides, a sale that was arranged, a device that was made safe, how long an answer took, or what is left out of an
 * accident book.
 */
export function tellsNoNews(written: string): boolean {
  if (DISTRIBUTION.test(written) || ASK_WHO.test(written)) return true;
  if (NUMBER_OF_A_THING.test(written.trim()) || BARE_STATE.test(written.trim())) return true;
  if (written.length <= LONGEST_MARKING && HANDLING.test(written.trim())) return true;
  if (AS_ARRANGED.test(written) || ACCIDENT_BOOK.test(written)) return true;
  if (NEWS.test(written)) return false;
  if (NOT_HERE.test(written)) return true;
  return NO_NEWS.some((form) => form.test(written));
}

import { phrase } from '#engine/phrases/phrase.ts';

/** Instructions to keep secrets out of a repository, which hide nothing from anybody who should know. */
const NEVER_COMMITTED = phrase(
  `(?:never|do not|don't|must not|should not|please don't|please do not) (?:ever )?(?:commit|check(?: in)?|push|stage|git add) (?:[\\w.-]{1,14} ){0,5}?(?:files?|env|secrets?|keys?|tokens?|passwords?|credentials|values?|it|them|one|copy|config(?:uration)?|in(?:to)? (?:git|version control)|to (?:git|the repo(?:sitory)?|version control|source control))`,
  `(?:keep|leave) (?:it|this|them|these|this file|the file|the real \\w{3,9}|(?:the |your |all )?(?:secrets?|credentials|passwords?|keys?)) out of (?:git|the repo(?:sitory)?|version control|source control|the code|your code)`,
);
/** Asking for the subject of a conversation. */
const BACK_TO_SUBJECT = phrase(
  `(?:let's|lets|let us|can we|could we|shall we|please|pls) (?:(?:just|all|please|now|maybe) ){0,2}(?:stick to|stay on|keep to|get back to|go back to|focus on|concentrate on|return to|move on to) (?:[\\w-]{2,14} ?){1,3}(?=\\W{0,4}$)`,
);
const AGREED_STORY = phrase(
  'story|stories|version|line|script|account|same|agreed|statement|plan|deal|alibi|explanation|what we',
);
/** Words for written records and those who check them: keeping something from these is concealment. */
const ON_PAPER = phrase('paper|writing|e-?mails?|print|minutes|auditors?|inspectors?|hr');
/** Rules that say where a kind of complaint belongs. */
const WAY_OF_COMPLAINTS = phrase(
  `(?<=^\\W{0,6})(?:(?:all|other|such|any|personal|general) )?(?:complaints?|questions?|queries|concerns?|grievances?|requests?|suggestions?|reports?|disputes?|problems?|issues) (?:about|on|regarding|concerning|over|with|relating to|that) (?:[\\w-]{1,14},? ){1,12}?(?:go|goes|should go|must go|belong|are (?:sent|made|handled|dealt with|addressed|raised|heard)|should be (?:sent|made|raised|addressed|taken up)|can be (?:sent|made|raised|addressed|taken up)|must be (?:sent|made|raised|addressed)|may be (?:sent|made|raised)) (?:first )?(?:to|by|with|through|via|under)`,
);
/** An honest finding of an investigation: what was due and was not done. */
const NEGLECT = phrase(
  `(?:inspections?|services?|servicing|tests?|checks?|examinations?|surveys?|calibrations?|maintenance|training|reviews?|assessments?|repairs?|briefings?)(?: (?:that was |which was )?(?:due|planned|scheduled|required|needed)(?: (?:in|on|by|for|every|each))?(?: \\w{2,9}){0,3})? (?:was|were|had) (?:not|never) (?:been )?(?:done|carried out|performed|completed|held|booked|recorded|made)`,
);
const ARRANGED = phrase(
  `but|although|so|say|said|write|wrote|written|sign\\w{0,3}|dated?|tick\\w{0,3}|put|mark\\w{0,3}|log\\w{0,4}|back-?dat\\w{1,3}|hid\\w{0,4}|nobody|no one|tell|told|keep|before|if|remove\\w{0,1}|delet\\w{1,3}|chang\\w{1,3}|not to be|yet`,
);
const THREAT = phrase(
  'or else|otherwise|fired|sacked|dismiss\\w{0,4}|regret|nowhere|in the bin|warn(?:ed|ing)?|punish\\w{0,4}|consequences|lose|careful|last time|trouble|blacklist\\w{0,3}',
);

/** Whether a sentence only says that a secret must stay out of a repository. */
export function keepsOutOfRepository(written: string): boolean {
  return NEVER_COMMITTED.test(written) && !ON_PAPER.test(written);
}

/** Whether a sentence only says to whom complaints of a kind go. */
export function tellsWayOfComplaints(written: string): boolean {
  return WAY_OF_COMPLAINTS.test(written) && !THREAT.test(written);
}

/** Whether a sentence only states that something due was not done, as reports on accidents must. */
export function tellsOfNeglect(written: string): boolean {
  return NEGLECT.test(written) && !ARRANGED.test(written);
}

/** Whether a message only asks to come back to the subject. */
export function returnsToSubject(written: string): boolean {
  return BACK_TO_SUBJECT.test(written) && !AGREED_STORY.test(written);
}

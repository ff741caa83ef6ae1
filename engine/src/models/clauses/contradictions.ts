import { phrase } from '#engine/phrases/phrase.ts';

/** Clauses that keep somebody liable: they speak as limits of liability do, and say the contrary. */
const KEEPS_LIABILITY = phrase(
  '(?:nothing|neither|no (?:provision|term|clause)) …(?:limits?|excludes?|restricts?|(?:limit|exclude|restrict)(?:s|ed|ing)?)(?: or (?:limits?|excludes?|restricts?))? …liability',
  'liability …(?:is|are|shall be|will be|be) not (?:limited|capped|restricted)(?! to)|liability …(?:shall|will) not be (?:limited|capped|restricted)(?! to)',
);
/** Limits that the law does not allow are ruled out by it: this limits nothing. */
const KEEPS_LAW = phrase(
  'nothing(?: \\w{2,12}){0,4} (?:limits?|excludes?|limits or excludes|excludes or limits) (?:any )?liability (?:which|that) (?:cannot|may not|can not) (?:\\w{3,12} )?be (?:limited|excluded)',
  'nothing(?: \\w{2,12}){0,4} (?:limits?|excludes?|restricts?|limits or excludes|excludes or limits) [^;:•]{1,160}?liability (?:cannot|may not|can not) (?:\\w{3,12} )?be (?:limited|excluded|restricted)',
);
/** Clauses that set no limit at all. */
const UNLIMITED = phrase('liability …(?:is|are|be|remains?) unlimited|unlimited liability');
/** What limits it all the same. */
const LIMITS_LIABILITY = phrase(
  '(?:not|nor|no event …) be (?:held )?(?:liable|responsible)|(?:not|no longer) (?:liable|responsible)|exceed(?:s|ed|ing)?|no liability|disclaims?|(?:is|are|be) limited|more than|(?:subject to|except|save|otherwise|however|but)',
);

/** A heading of what authors of research have to declare. */
const DECLARED_INTERESTS =
  /^[\W\d]{0,12}(?:(?:declarations?|statements?) of )?(?:competing|conflicts? of) interests?(?![\w-])/i;

/** What the law sets at the least is no promise to buy. */
const LEGAL_MINIMUM = phrase(
  'legal minimum|minimum (?:wages?|age|rest|standards?|legal)|(?:wages|pay) …minimum',
);

/** Leave to pass a contract on, and what takes some of it back. */
const MAY_ASSIGN = phrase('(?:may|can) (?:\\w{2,12} ){0,2}(?:assign|transfer|novate)');
const BOUNDS_ASSIGNMENT = phrase(
  'not|nor|neither|no|without|consent|approval|only|except|unless|provided|subject to',
);

const LIMITS: ReadonlySet<string> = new Set(['limitation-of-liability', 'liability-cap']);

/** Whether the words of a clause say the contrary of what its type is. */
export function isContradicted(type: string, clause: string): boolean {
  if (type === 'non-compete') return DECLARED_INTERESTS.test(clause);
  if (type === 'minimum-commitment') return LEGAL_MINIMUM.test(clause);
  if (type === 'anti-assignment') return MAY_ASSIGN.test(clause) && !BOUNDS_ASSIGNMENT.test(clause);
  if (!LIMITS.has(type)) return false;
  if (KEEPS_LAW.test(clause)) return true;
  const isKept = KEEPS_LIABILITY.test(clause) || UNLIMITED.test(clause);
  return isKept && !LIMITS_LIABILITY.test(clause);
}

import { phrase } from '#engine/phrases/phrase.ts';

import { CONTRARY_WORDINGS, NEEDED_WORDINGS } from './contrary-wordings.ts';

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
/** Somebody answers for others, or goes on to. */
const REMAINS_LIABLE = phrase('remains? (?:\\w{4,12} ){0,2}(?:liable|responsible)');
const EXCLUDES = phrase(
  'no event|no circumstances|(?:not|nor) be (?:held )?(?:liable|responsible)|exceed|no liability|limited|disclaims?',
);
/** Clauses that set no limit at all. */
const UNLIMITED = phrase('liability …(?:is|are|be|remains?) unlimited|unlimited liability');
/** What limits it all the same. */
const LIMITS_LIABILITY = phrase(
  '(?:not|nor|no event …) be (?:held )?(?:liable|responsible)|(?:not|no longer) (?:liable|responsible)|exceed(?:s|ed|ing)?|no liability|disclaims?|(?:is|are|be) limited|more than|(?:subject to|except|save|otherwise|however|but)',
);

/** What a program is to fill in or to leave out is nobody's clause. */
const PLACEHOLDER = /^[\s*_#>-]{0,9}\{\{[^{}]{1,80}\}\}[\s*_.:;]{0,9}$/;

const LIMITS: ReadonlySet<string> = new Set(['limitation-of-liability', 'liability-cap']);

/** Whether the words of a clause say the contrary of what its type is. */
export function isContradicted(type: string, clause: string): boolean {
  if (PLACEHOLDER.test(clause) || NEEDED_WORDINGS.get(type)?.test(clause) === false) return true;
  const contrary = CONTRARY_WORDINGS.get(type) ?? [];
  if (contrary.some(({ says, unless }) => says.test(clause) && unless?.test(clause) !== true)) {
    return true;
  }
  if (!LIMITS.has(type)) return false;
  if (REMAINS_LIABLE.test(clause) && !EXCLUDES.test(clause)) return true;
  if (KEEPS_LAW.test(clause)) return true;
  const isKept = KEEPS_LIABILITY.test(clause) || UNLIMITED.test(clause);
  return isKept && !LIMITS_LIABILITY.test(clause);
}

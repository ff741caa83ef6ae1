import { PARTY, REPORT } from '#engine/detectors/legal/contract-words.ts';
import { firstRule, type PhraseRule } from '#engine/phrases/phrase-rule.ts';
import { phrase } from '#engine/phrases/phrase.ts';

/** Wordings that exclude liability for death or injury, void under e.g. the UK Consumer Rights Act 2015, section 65. */
export const INJURY_EXCLUDED: PhraseRule = {
  form: phrase(
    `(?:not|no|never|nor|isn't|aren't|won't|can't) …(?:liab(?:le|ility)|responsib(?:le|ility)|answerable
          |claim|compensation) …(?:death(?: or (?:(?:personal|bodily) )?injury)?
          |(?:personal |bodily )?injur(?:y|ies)|bodily harm)`,
    `(?:excludes?|disclaims?) …liability …(?:death(?: or (?:(?:personal|bodily) )?injury)?
          |(?:personal |bodily )?injur(?:y|ies))`,
    `(?:not|no|never|nor|isn't|aren't|won't|can't) …(?:liab(?:le|ility)|responsib(?:le|ility)|answerable)
          (?:\\w{2,9} ){0,3}?accidents?[^.;:•]{0,80}? (?:even|also) (?:if|when|where) [^.;:•]{0,50}?
          (?:(?:badly|poorly|wrongly|not|never) (?:been )?(?:maintained|serviced|inspected|checked|repaired|secured)
          |defective|faulty|negligen(?:t|tly|ce)|careless(?:ly|ness)?|(?:its|our|their) (?:own )?fault)`,
  ),
  requires: phrase(
    PARTY,
    '(?:its|our|their) (?:own )?(?:staff|employees|machines|equipment|premises|fault|negligence)',
  ),
  unless: phrase(
    `nothing|except|other than|(?:not|never) (?:seek to )?(?:exclude|limit|restrict)|save
          |lawfully|cannot be (?:excluded|limited)|insurance|insurer|does not apply`,
    REPORT,
  ),
  why: 'The clause excludes liability for death or injury, which many laws do not permit.',
  severity: 'high',
  confidence: 0.9,
};

/** Whether a clause excludes liability for death or injury. */
export function excludesInjury(clause: string): boolean {
  return firstRule(clause, [INJURY_EXCLUDED]) !== undefined;
}

/** A promise to claim nothing even for injury, or to bear its risk, although the other party caused it. */
const INJURY_RELEASED = phrase(
  `(?:releases?|discharges?|waives?|gives? up|holds? harmless)[^.;:•]{0,160}? (?:death|injur(?:y|ies)|paralysis|bodily harm)[^.;:•]{0,160}? (?:negligence|want of care|lack of care|carelessness|fault|faulty|defective|gross|recklessness)`,
  `(?:assumes?|bears?|accepts?|takes?) (?:all |the |any |every |full ){0,2}(?:risks?|responsibility) of (?:\\w{3,9} )?(?:injury|death|harm)[^.;:•]{0,200}? (?:negligence|want of care|lack of care|carelessness|fault)`,
  `indemnif(?:y|ies)[^.;:•]{0,120}? (?:death|injur(?:y|ies))[^.;:•]{0,120}? (?:sole|own|gross) negligence`,
);
const RELEASE_LIMITED = phrase(
  'except|other than|unless|save|not (?:release|waive|apply)|to the extent',
);

/** Whether a clause makes somebody bear injuries that the other party's carelessness causes. */
export function releasesInjury(clause: string): boolean {
  return INJURY_RELEASED.test(clause) && !RELEASE_LIMITED.test(clause);
}

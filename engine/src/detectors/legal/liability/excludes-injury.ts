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

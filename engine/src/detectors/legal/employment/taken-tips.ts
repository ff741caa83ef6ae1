import { REPORT } from '#engine/detectors/legal/contract-words.ts';
import type { WordingPart } from '#engine/detectors/wording-part.ts';
import { LABOR_STANDARDS_ACT } from '#engine/laws.ts';
import { phrase } from '#engine/phrases/phrase.ts';

const MANAGEMENT =
  '(?:(?:shift |floor |duty |general |assistant )?(?:managers?|supervisors?)|(?:the )?(?:owners?|management|head office|restaurant|company|bar|salon|hotel|employer|house)|we)';
const SHARE =
  '(?:\\d{1,2} ?(?:%|percent|per cent)|half|(?:a|one) (?:share|cut|part|portion|quarter|third|fifth|tenth|percentage)|part|some)';
const LOSS =
  '(?:(?:(?:cash|till|stock|register|drawer|inventory) )?(?:shortages?|shortfalls?)|breakages?|(?:broken|damaged|lost|missing) (?:equipment|tools|stock|items|goods|glass(?:es)?|dishes|uniforms?)|till (?:errors|differences)|walk-?outs|unpaid (?:bills|checks|tabs)|drive-offs|(?:customers?|guests?) who (?:leave|walk out|run)[^.;]{0,30})';

/** Rules by which managers share in tips, and losses of the business come out of the paycheck. */
export const takenTips: WordingPart = {
  triggers: (
    'tips|gratuities|tip pool|tip jar|' +
    'from your check|from your paycheck|from your pay check|from your next*|from your final*|from their check*|from their paycheck*|from the paycheck|from paychecks|from your paychecks|out of your check|out of your paycheck|out of their check*|out of their paycheck*'
  ).split('|'),
  rules: [
    {
      form: phrase(
        `${MANAGEMENT} (?:(?:will|shall|may|can|also) )?(?:takes?|keeps?|retains?|withholds?|deducts?|receives?)(?: (?:for (?:itself|themselves|ourselves)))? ${SHARE} (?:of|from) (?:the |all |your |their |any |each ){0,2}(?:\\w{4,9} )?(?:tips|gratuities|tip pool|pool|tip jar)`,
        `(?:tips|gratuities|tip pool)[^.;]{0,40}? (?:(?:is|are|will be) )?(?:shared|split|divided) (?:with|between|among)(?: (?:the|all|our))?(?: \\w{3,9}(?:,| and))? (?:managers?|supervisors?|owners?|management)`,
      ),
      requires: phrase('tips|gratuities|tip pool|tip jar'),
      unless: phrase(
        `not|never|no (?:manager|part|share)|card (?:processing )?fees?|credit card|processing|who (?:gave|give) (?:tips|advice)`,
        REPORT,
      ),
      severity: 'medium',
      confidence: 0.85,
      legalReference: { law: LABOR_STANDARDS_ACT, article: '29 U.S.C. § 203(m)(2)(B)' },
      recommendation:
        'Leave all tips to those who serve; managers and owners may often not share in them.',
      why: 'The rule lets managers or the business take a part of the tips.',
    },
    {
      form: phrase(
        `${LOSS}(?:(?:,| and|, and| or) (?:\\w{4,9} )?(?:${LOSS}|\\w{4,12})){0,3} (?:is|are|will be|shall be|may be|comes?|gets?) (?:\\w{5,13} )?(?:deducted |taken |recovered |docked |withheld |out )?(?:from|of|out of) (?:your|their|his|her|the) (?:\\w{4,9} )?(?:pay)?(?:checks?|cheques?)`,
      ),
      unless: phrase('not (?:be )?(?:deduct|deducted|taken)|never|bank|guests?|diners?', REPORT),
      confidence: 0.85,
      why: 'The rule takes losses of the business out of wages.',
    },
  ],
  examples: [
    '[[The owner keeps half of the tips]] on Sundays. [[Gratuities are split between the supervisors]] and the floor.',
    'Managers never take a share of the tips. The house keeps 2% of the tips for credit card fees. Our manager gave some tips.',
    '[[Register shortages are recovered from their paychecks]]. [[Broken glasses and missing tools will be taken out of your paycheck]].',
    'Broken glasses are not deducted from your paycheck.',
  ],
};

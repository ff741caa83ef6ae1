import { REPORT } from '#engine/detectors/legal/contract-words.ts';
import type { WordingPart } from '#engine/detectors/wording-part.ts';
import {
  PAY_TRANSPARENCY_DIRECTIVE,
  SAFETY_AT_WORK_DIRECTIVE,
  WHISTLEBLOWER_DIRECTIVE,
} from '#engine/laws.ts';
import { phrase } from '#engine/phrases/phrase.ts';

const KIND_OF = '(?:all |any |every |each |work |workplace |staff ){0,3}';
const MISHAP = `${KIND_OF}(?:injur(?:y|ies)|accidents?|incidents?|near misses|spills?|hazards?|safety (?:violations?|issues|problems|concerns))`;
const WRONG = `${KIND_OF}(?:violations?|abuse|harassment|wrongdoing|misconduct|complaints?|concerns?|grievances?)`;
const OUTSIDE =
  '(?:osha|eeoc|hse|nlrb|acas|police|regulators?|inspectors?|inspectorate|(?:health|fire|labou?r|housing) (?:department|inspector|board|authority)|authorit(?:y|ies)|ombudsman|council|licensing(?: (?:board|agency|authority|office|department))?|(?:child )?protective services|outside (?:bod(?:y|ies)|agenc(?:y|ies))|any(?:one|body) (?:else|outside)|the government|union)';
const ONLY_INSIDE = `(?:must|shall|should|will|may|is to|are to|can)?(?: only)? ?(?:be |is |are )?(?:only )?(?:reported|raised|taken)(?: only)? (?:to|with) (?:the |your |our |a )?(?:\\w{4,10} )?(?:manager|supervisor|director|owner|management|hr|head office|foreman|shift lead|line manager|office|us|principal|head teacher)(?: (?:only|alone|first))?,? (?:and )?(?:not|never)(?: (?:directly|ever))? (?:to|with) (?:the |any |an )?(?:\\w{4,10} )?${OUTSIDE}(?: or (?:to )?(?:the |an? |any )?\\w{3,14})?`;
const PAY = '(?:salar(?:y|ies)|pay|wages?|remuneration|bonus(?:es)?|compensation|ctc|stipends?)';
const COLLEAGUES =
  '(?:staff|colleagues|co-?workers|employees|team-?mates|team members|peers|associates|workers|people|others|one another|each other|anyone|anybody)';

const NO_BAN = phrase(
  'not (?:only|just) to|as well as|nothing in|journalists?|media|court|tribunal|lawsuit|sued|fined|according to|unlawful|illegal',
);

/** Rules by which what happens inside is not told outside, nor what anybody earns. */
export const reportedInside: WordingPart = {
  triggers: (
    'be reported to*|be reported only to*|be reported internally*|be raised with*|be raised only with*|be taken to*|are reported to*|is reported to*|' +
    'licensing|protective services|' +
    'is confidential*|are confidential*|is strictly confidential*|are strictly confidential*|is secret*|is private*|are private*'
  ).split('|'),
  rules: [
    {
      form: phrase(`${MISHAP} ${ONLY_INSIDE}`),
      unless: NO_BAN,
      confidence: 0.9,
      legalReference: { law: SAFETY_AT_WORK_DIRECTIVE, article: 'Art. 11(6)' },
      why: 'The rule keeps accidents from the authorities, to whom workers may mostly report them.',
    },
    {
      form: phrase(`${WRONG} ${ONLY_INSIDE}`),
      unless: NO_BAN,
      confidence: 0.9,
      legalReference: { law: WHISTLEBLOWER_DIRECTIVE, article: 'Art. 24' },
      why: 'The rule keeps reports from the authorities, which the law often protects.',
    },
    {
      form: phrase(
        `(?:(?:agrees?|undertakes?|promises?) not to|(?:shall|must|may|will) not) (?:report|complain|take|bring|refer)(?: (?:of|about))?(?: \\w{3,12}){0,3} to (?:the |any )?(?:\\w{4,9} ){0,3}?(?:licensing(?: (?:board|agency|authority|office|department))?|(?:child |adult )?protective services)`,
      ),
      unless: phrase(
        `nothing in|except|required by law|not (?:prevent|prohibit|stop|limit)|hesitate|false(?:ly)?|without first (?:telling|informing|calling)`,
        REPORT,
      ),
      confidence: 0.88,
      legalReference: { law: WHISTLEBLOWER_DIRECTIVE, article: 'Art. 24' },
      why: 'The clause forbids or delays reports to an authority, which the law often protects.',
    },
    {
      form: phrase(
        `(?<!(?:data|records|files|information|of) )${PAY}(?: details)? (?:is|are) (?:strictly |absolutely |kept )?(?:confidential|secret|private),?[^.;!?]{0,30}? (?:do not|don't|never|(?:must|may|should|shall) not|not to)(?: be)? (?:discuss|disclose|share|talk about|reveal|mention|compare)(?:d|ed)?(?: (?:it|them|this|yours|your own))? (?:with|to|among) (?:any |other |your |the |fellow |any of your ){0,2}${COLLEAGUES}`,
      ),
      unless: phrase(
        'nothing in|not (?:prevent|prohibit|stop)|customers?|clients?|payroll (?:staff|team)|hr (?:staff|team|must)',
        REPORT,
      ),
      confidence: 0.88,
      legalReference: { law: PAY_TRANSPARENCY_DIRECTIVE, article: 'Art. 7(5)' },
      why: 'The clause forbids discussing pay, a right that many workers have by law.',
    },
  ],
  examples: [
    '[[Accidents are to be reported only to the foreman, never to the labor board]].',
    '[[All safety concerns should be raised with management and not with the inspectors]].',
    'Accidents must be reported to the manager, not only to OSHA. Lost cards must be reported to the bank, not to the police.',
    'Residents’ families [[shall not report complaints to Adult Protective Services]] until we have met.',
    'Nothing in this form means that parents agree not to report abuse to licensing. You must not hesitate to report it to licensing.',
    '[[Wages are strictly confidential and must not be discussed with any colleagues]].',
    'Payroll data is confidential and must not be shared with other staff.',
  ],
};

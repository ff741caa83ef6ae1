import {
  AGE_DISCRIMINATION_ACT,
  AMERICANS_WITH_DISABILITIES_ACT,
  CIVIL_RIGHTS_ACT,
  EEOC_GUIDANCE,
} from '#engine/laws.ts';
import type { PhraseRule } from '#engine/phrases/phrase-rule.ts';
import { phrase } from '#engine/phrases/phrase.ts';

/*
 * Traits in lists of requirements, in lines that are not sentences: nothing in such a line shows that somebody is being
 * selected.
 */

const AGE = String.raw`(?:1[6-9]|[2-6]\d)`;
const TO = '(?:-|–|—| - | – | to | and )';
const OF_LIFE = String.raw`(?: ?(?:years?|yrs?\.?)(?: old| of age)?| ?y\.? ?o| ?y\/o)`;
const AT_MOST = `(?:up to|(?:not|no) (?:be )?(?:more than|older than|over|above|exceeding)|not exceeding
  |at most|max(?:imum)?(?: of)?|below|under|less than|younger than)`;
/** Things have such ages too, and so do the people whom the work is for. */
const NOT_OF_WORKERS = phrase(
  `cars?|vehicles?|buildings?|houses?|machines?|equipment|whisk(?:e?y|ies)|wines?|compan(?:y|ies)
    |firms?|children|kids|pupils|learners|clients|guests|customers|readers|people aged|no age limit
    |any age|of all ages|boys|girls|young people|youths?|teenagers|adults|students aged|dependants?|spouses?`,
);
const AGE_LAW = { law: AGE_DISCRIMINATION_ACT, article: '29 U.S.C. § 623(e)' };
const SEX_LAW = { law: CIVIL_RIGHTS_ACT, article: '42 U.S.C. § 2000e-3(b)' };
const SKILLS_INSTEAD = 'State the skills and experience the work requires instead of an age.';
const EITHER = String.raw`(?:(?:fe)?males?(?: ?(?:or|and|o|\/) ?(?:fe)?males?)?)`;

/** Wording that requires a trait, in reporting order. */
export const REQUIRED_TRAITS: readonly PhraseRule[] = [
  {
    form: phrase(
      `${EITHER}(?:,? ?\\(?|: ?)(?:aged? )?(?:between )?(?:${AGE}${TO}${AGE}|${AT_MOST} ${AGE})${OF_LIFE}?\\)?(?:, ?(?:single|unmarried|married)(?= ?(?:[,;.)]|$)))?`,
      `${EITHER} (?:aged? )?(?:under|below|over|above) ${AGE}${OF_LIFE}?`,
    ),
    unless: NOT_OF_WORKERS,
    recommendation: 'Remove age and sex, and state what the work requires instead.',
    legalReference: AGE_LAW,
    why: 'The requirement combines an age with a sex.',
  },
  {
    form: phrase(
      `(?:be |must be |aged? ?:? ?)?${AT_MOST} ${AGE}(?: ?(?:years?|yrs?\\.?) (?:old|of age)| ?y\\.? ?o| ?y\\/o)`,
      `age(?: limit)?(?: is)? ?:? ?(?:should be |must be )?${AT_MOST} (?:the age of )?${AGE}${OF_LIFE}?`,
      `(?:age(?:d|s| limit| range| group)?(?: is)? ?:? ?(?:between |from )?${AGE}${TO}${AGE}${OF_LIFE}?
        |${AGE}(?:-|–| - | – | to )${AGE} ?(?:(?:years?|yrs?\\.?) (?:old|of age)|y\\.? ?o|y\\/o))`,
      `age limit(?: is| of)?:? ?${AGE}${OF_LIFE}?`,
      String.raw`(?<=^\W{0,8})(?:must be |should be |to be )?born (?:in or |on or )?(?:after|since|not before|no earlier than|between) (?:19[4-9]\d|20[01]\d)(?: and (?:19[4-9]\d|20[01]\d))?(?= ?[.,;)]?$)`,
      `age ?: ?(?:2[2-9]|[3-6]\\d)${OF_LIFE}? ?(?:\\+|(?:and|or) (?:more|above|older|over|up))`,
    ),
    unless: NOT_OF_WORKERS,
    recommendation: SKILLS_INSTEAD,
    legalReference: AGE_LAW,
    why: 'The requirements include an age.',
  },
  {
    form: phrase(
      `(?:active |energetic |talented |enthusiastic |ambitious )?young
        (?:citizens?|volunteers?|specialists?|energetic people|talents?)(?! (?:who|with|in|from
        |aged|at risk))`,
      '(?:an? )?young,? (?:and )?(?:\\w{4,13},? (?:and )?){0,3}(?:team|crew|collective)',
    ),
    unless: phrase(
      `mentor(?:s|ing)?|teach(?:ing)?|train(?:ing)?|coach(?:ing)?|support(?:s|ing)?|help(?:s|ing)?
        |work(?:ing)? with|empower(?:s|ing)?|serv(?:e|es|ing)|for (?:the )?young`,
    ),
    severity: 'medium',
    recommendation: SKILLS_INSTEAD,
    legalReference: AGE_LAW,
    why: 'The wording asks for young people, which excludes older ones.',
  },
  {
    form: phrase(
      `(?<=^\\W{0,8}|(?:audience|eligibility|criteria|open to|preference|preferred|gender|sex): ?)(?:only )?(?:fe)?males?(?: (?:only|preferred|candidates?|applicants?))?(?! ?(?:or|and|to|in|with|\\/))(?=
        ?(?:[,;.(]|$))`,
      `(?:licensed|registered|certified|qualified|experienced) (?:fe)?male (?:\\w{3,14} ){0,2}\\w{2,14}(?:er|or|ist|ian|se|ant)`,
    ),
    unless: phrase(
      'male (?:or|and) female|female (?:or|and) male|connectors?|plugs?|voices?|date of birth',
    ),
    recommendation: 'Remove the requirement, and describe the work instead of who should do it.',
    legalReference: SEX_LAW,
    why: 'The requirements ask for one sex.',
  },
  {
    form: phrase(
      `(?<=^\\W{0,8})(?:nice|good|pleasant|attractive|presentable|very nice)(?:[- ]looking)?
        (?:exterior|appearance|looks)`,
      '(?<=^\\W{0,8})(?:be )?(?:nice|good|attractive)[- ]looking',
    ),
    unless: phrase('house|building|property|website|design|resume|portfolio'),
    severity: 'medium',
    recommendation: 'Remove the requirement; appearance is not a skill.',
    legalReference: {
      law: EEOC_GUIDANCE,
      article: 'Prohibited Employment Policies/Practices',
    },
    why: 'The wording asks for good looks, which are not a skill.',
  },
  {
    form: phrase(
      `no (?:history|record|sign) of (?:mental (?:illness|health (?:problems|issues))|depression
        |epilepsy|chronic illness)(?: or (?:\\w{3,10} ?){1,2})?`,
      `(?:not )?(?:taken|had) (?:no |not )?(?:more|fewer|less) than (?:\\d{1,2}|two|three|four|five|six|ten)
        (?:sick days|days sick|days of sick(?:ness| leave))`,
    ),
    unless: phrase('he|she|family history|entitled|may take|allowance'),
    recommendation: 'Describe the tasks, and offer reasonable accommodation.',
    legalReference: { law: AMERICANS_WITH_DISABILITIES_ACT, article: '42 U.S.C. § 12112(a)' },
    why: 'The requirement makes health or past illness decisive.',
  },
];

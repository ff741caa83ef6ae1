import { FOR_SEX } from '#engine/detectors/discrimination/equal-treatment.ts';
import type { WordingPart } from '#engine/detectors/wording-part.ts';
import { EQUAL_CREDIT_ACT } from '#engine/laws.ts';
import { phrase } from '#engine/phrases/phrase.ts';

const LONE = '(?:single|unmarried|unwed|divorced|separated)';
const PARENT =
  '(?:mothers?|mums?|moms?|fathers?|dads?|parents?|wom[ae]n|lad(?:y|ies)|girls?|persons?)';
const NO_RULE = phrase(
  `study|studies|survey|report(?:ed)?|court|ruled|tribunal|myth|unlawful|must not|may not|novel|film|century`,
);

/** Wording in plain words that holds children or a marriage, or the lack of one, against people. */
export const plainFamily: WordingPart = {
  triggers:
    'children under*|children below*|child under*|kids under*|person under*|persons under*|occupant under*|occupants under*|one under*|strictly for*|without little ones|no little ones|without kids|without children|with no kids|with no children|without kiddies|for kiddies|for kids|for children|for little ones|for toddlers|have no children|have no kids|has no children|has no kids|with nobody*|with no one*|no dependants|no dependents|no ties|no commitments|no family|single mother*|single mum*|single mom*|single parent*|single dad*|single father*|single woman*|single lady*|single women*|unmarried mother*|unmarried mum*|unmarried woman*|unmarried parent*|unmarried lady*|unmarried girl*|unwed mother*|divorced mother*|divorced woman*|divorced women*|divorced lady*|divorced person*|divorced father*|separated mother*|separated woman*|divorcee|divorcees'.split(
      '|',
    ),
  rules: [
    {
      form: phrase(
        `no (?:child(?:ren)?|kids|persons?|occupants?|one) (?:under|below) (?:the age of )?(?:1?\\d|twelve|ten|sixteen|eighteen)(?: years?(?: old| of age)?)? (?:may|shall|can|will|should|is to|are to|is allowed to|are allowed to|is permitted to|are permitted to) (?:live|reside|stay overnight|lodge|occupy|be housed|be accommodated|move in)`,
        `strictly for (?:an? )?(?:(?:responsible|decent|quiet|serious|working|mature|professional|christian|muslim|god-fearing),? (?:and )?){0,2}(?:couples?|famil(?:y|ies)|married (?:couples?|persons?|people)|married|singles|bachelors|spinsters)(?= ?(?:[.,;!)]|$|only|please|no))`,
      ),
      unless: phrase(
        'hotel|museum|swim\\w{0,4}|pool|dance|dancing|cruise|workshop|class(?:es)?|dinner|table|tickets?|pub|bar|boat|stage|visa|alcohol|hostel dormitor(?:y|ies)',
      ),
      confidence: 0.84,
      why: 'The wording shuts people out for their children, or for the lack of a marriage.',
    },
    {
      form: phrase(
        `${LONE} ${PARENT}[^.;!?]{0,60}? (?:not an? (?:good|fit|proper|suitable|right|fitting) (?:example|role model|influence|person|choice)|an? (?:bad|poor) (?:example|influence|role model)|not (?:fit|suitable) (?:to|for)|should not be (?:teaching|working|around|leading)|(?:(?:is|are|was|were|to) (?:be )?)?asked to (?:step (?:aside|down)|stand down|resign|leave|go))`,
      ),
      unless: NO_RULE,
      legalReference: FOR_SEX,
      recommendation:
        'Remove the remark, and do not let marriage or children decide who may serve.',
      confidence: 0.84,
      why: 'Somebody is judged for having children without being married.',
    },
    {
      form: phrase(
        `(?:${LONE} ${PARENT}|divorcees?)(?: (?:and|or) [^.;!?]{2,50}?)? (?:(?:never|rarely|hardly ever|don't|do not|won't|will not|can't|cannot|always fail to) (?:re)?pay(?! (?:for|more|less|tax|the (?:fee|entry|full|same)))(?: back| (?:up|on time|their (?:debts?|loans?|rent|bills?)|the (?:rent|loan|instal\\w{1,6}))|(?= ?(?:[.,;!)]|$)))|(?:always|often|usually|all) default(?: on)?)`,
      ),
      unless: NO_RULE,
      legalReference: { law: EQUAL_CREDIT_ACT, article: '15 U.S.C. § 1691(a)' },
      recommendation: 'Decide by income, debts and credit history alone.',
      confidence: 0.82,
      why: 'The remark holds it against people that they have children without being married.',
    },
    {
      form: phrase(
        `(?:house|flat|room|place|home|apartment|property) (?:really )?(?:suits?|would suit|is (?:best|ideal|better) for) (?:an? )?(?:quiet )?(?:person|couple|people|tenants?|someone|somebody|professionals?) (?:without|with no|who (?:has|have) no) (?:little ones|kids|children|kiddies)`,
        `not (?:really |exactly )?an? (?:flat|house|place|home|building|street) for (?:kiddies|kids|children|little ones|toddlers)`,
      ),
      severity: 'medium',
      unless: NO_RULE,
      confidence: 0.84,
      why: 'The wording turns away families with children.',
    },
    {
      form: phrase(
        `(?:would suit|suits?|ideal for|looking for) an? (?:(?:mature|single|older|unattached|middle-aged|local),? ){1,2}(?:man|woman|lady|gentleman|person|couple|chap)[^.!?]{0,20}? with (?:nobody|no one|no (?:dependants|dependents|ties|family|commitments))(?: (?:depending on|relying on|waiting for) (?:him|her|them))?`,
      ),
      unless: NO_RULE,
      confidence: 0.86,
      why: 'The wording asks for sex and age, and turns away people who have a family.',
    },
  ],
  examples: [
    'The [[house suits a person without little ones]]. [[Not really a flat for kiddies]].',
    'The toy suits a person without batteries at hand, not little ones. It is not a place where toddlers play.',
    'Night manager. [[Would suit a mature man living locally with nobody depending on him]].',
    'The coat would suit a mature man with no hat.',
    '3.1 [[No person under 18 may live]] in the property. Self-contain, Yaba, [[strictly for married couples]].',
    'No child under 12 may use the pool alone. The dance class is strictly for couples.',
    'The school heard that Ms Otieno is an [[unmarried mother, which is a bad example]] to girls.',
    'Remarks: [[unmarried mothers and riders never pay on time]]. [[Divorcees always default]].',
    'Single mothers never pay for the club. A single parent was asked to leave her car at the gate; the court heard that single women cannot pay.',
  ],
};

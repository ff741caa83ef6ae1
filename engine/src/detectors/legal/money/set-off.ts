import { MAY, MUST_NOT, REPORT, STRONGER, WEAKER } from '#engine/detectors/legal/contract-words.ts';
import { riskyClause } from '#engine/detectors/legal/risky-clause.ts';
import { UNFAIR_TERMS_DIRECTIVE } from '#engine/laws.ts';
import { phrase } from '#engine/phrases/phrase.ts';
const KEEPER = `(?:${STRONGER}|(?:the )?(?:buyer|purchaser|customer|contractor|main contractor))`;
const AS_IT_LIKES =
  '(?:in (?:its|our|his|her) (?:(?:sole|absolute|own|and|unfettered) ){0,3}(?:discretion|opinion|view|judgment)|(?:at|as) (?:its|our) (?:\\w{4,9} )?discretion|(?:it|we) (?:sees?|thinks?|considers?) fit)';

export const setOff = riskyClause({
  id: 'set-off',
  typeName: 'One-sided set-off',
  description:
    'Terms that let only one party set off amounts, or bar the other from withholding payment.',
  severity: 'low',
  recommendation: 'Make the right mutual, or limit it to undisputed amounts.',
  legalReference: { law: UNFAIR_TERMS_DIRECTIVE, article: 'Annex, point 1(b)' },
  triggers: (
    'apply any deposit*|apply any money*|apply any funds*|apply all*|set off|sets off|set-off|' +
    'setoff|offset|combine accounts|deduct from any*|withhold payment*|withhold any payment*|' +
    'withhold any amount*|withhold amount*|withhold any rent*|withhold rent*|withhold the rent*|' +
    'withhold any sum*|withhold sum*|withhold the sum*|withhold the amount*|' +
    'withhold the payment*|counterclaim|counter-claim|combine any*|combine your*|combine all*|' +
    'combine its*|combine two*|combine the account*|apply any credit*|withhold or*|withhold any*|withhold part*|withhold the*|withhold all*|hold back*|retain any*|retain part*|retain or*|deduct or*'
  ).split('|'),
  rules: [
    {
      form: phrase(
        `${STRONGER} (?:${MAY}|is entitled to|has a right (?:to|of)) (?:\\w{1,12},? ){0,8}(?:apply
          (?:any|all) (?:deposits?|money|funds|credit)|set-off|setoff|offset|combine
          (?:\\w{1,12} ){0,3}accounts|deduct from any)(?: \\w{1,12}){0,8}`,
        `${WEAKER} ${MUST_NOT} (?:\\w{1,12},? ){0,3}(?:set-off|setoff|offset|withhold
          (?:any |the )?(?:payment|rent|sum|amount)s?)(?: \\w{1,12}){0,6}`,
        `${WEAKER} (?:(?:shall|will|must|agrees? to) )(?:\\w{1,12},? ){0,8}(?:pay|paid) …without
          (?:any )?(?:\\w{4,12},? (?:or )?){0,3}(?:set-off|setoff|counter-?claim)`,
      ),
      unless: phrase(
        'either party|each party|neither party|carbon|emissions|printing|may (?:also )?set off undisputed',
        REPORT,
      ),
      why: 'The clause lets only one party set off or withhold payment, so the other loses that leverage.',
    },
    {
      form: phrase(
        `${KEEPER} ${MAY} (?:\\w{2,12},? (?:or )?){0,4}?(?:withhold|retain|set off|set-off|deduct|hold back)(?:,? (?:or |and )?(?:withhold|retain|set off|set-off|deduct|hold back)){0,3}
          (?:from )?(?:any|all|the|part|some|such)(?: (?:or all|part|sums?|amounts?|payments?|fees?))? (?:of |from )?(?:the |any |its |such )?(?:\\w{3,12} )?(?:price|consideration|fees?|rent|deposit)[^.;:]{1,120}?${AS_IT_LIKES}(?:[^.;:]{1,60}?(?:claims?|loss(?:es)?|damages?|breach(?:es)?|dispute))?`,
      ),
      unless: phrase(
        'either party|each party|acting reasonably|in good faith|reasonably|expert|agreed in writing|tax',
        REPORT,
      ),
      severity: 'medium',
      why: 'The clause lets one party keep back money for whatever it considers a claim, so the other cannot count on being paid.',
    },
  ],
  examples: [
    '[[The Buyer may withhold or set off any part of the price in respect of any matter that it considers, in its sole and absolute discretion, to be a potential claim]].',
    '[[We may hold back any amount of the fees which in our opinion is due to a breach]].',
    'The Buyer may withhold any part of the price for a claim that an expert, acting reasonably, confirms.',
    'The Tenant may set off the sums that the court awards.',
    '[[You shall pay every invoice in full without any counterclaim]].',
    '[[The Bank may set off any sum that you owe against any of]] your accounts.',
    '[[The Tenant shall not withhold rent for any reason]].',
    'Either party may set off what it is owed.',
    'We may offset the carbon emissions of your flight.',
    'We set off at dawn.',
  ],
});

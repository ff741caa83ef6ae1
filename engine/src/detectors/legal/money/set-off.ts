import { UNFAIR_TERMS_DIRECTIVE } from '#engine/detectors/laws.ts';
import { MAY, MUST_NOT, REPORT, STRONGER, WEAKER } from '#engine/detectors/legal/contract-words.ts';
import { riskyClause } from '#engine/detectors/legal/risky-clause.ts';
import { phrase } from '#engine/phrases/phrase.ts';

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
    'combine its*|combine two*|combine the account*|apply any credit*'
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
  ],
  examples: [
    '[[You shall pay every invoice in full without any counterclaim]].',
    '[[The Bank may set off any sum that you owe against any of]] your accounts.',
    '[[The Tenant shall not withhold rent for any reason]].',
    'Either party may set off what it is owed.',
    'We may offset the carbon emissions of your flight.',
    'We set off at dawn.',
  ],
});

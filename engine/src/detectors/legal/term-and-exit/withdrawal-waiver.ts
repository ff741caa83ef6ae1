import { REPORT } from '#engine/detectors/legal/contract-words.ts';
import { riskyClause } from '#engine/detectors/legal/risky-clause.ts';
import { CONSUMER_RIGHTS_DIRECTIVE } from '#engine/laws.ts';
import { phrase } from '#engine/phrases/phrase.ts';

const RIGHT = `(?:right of withdrawal|right to withdraw|rights of withdrawal|withdrawal rights?
  |right to cancel|cooling-off (?:period|rights?))`;

export const withdrawalWaiver = riskyClause({
  id: 'withdrawal-waiver',
  typeName: 'Withdrawal right waiver',
  description: 'Waivers of a consumer’s right to withdraw from a distance contract.',
  severity: 'high',
  recommendation: 'Remove the waiver; consumers cannot give up this right in advance.',
  legalReference: { law: CONSUMER_RIGHTS_DIRECTIVE, article: 'Art. 9 and 25' },
  triggers: [
    'right of withdrawal',
    'rights of withdrawal',
    'right to withdraw',
    'withdrawal right',
    'withdrawal rights',
    'right to cancel',
    'cooling-off*',
    'cooling off*',
  ],
  rules: [
    {
      form: phrase(
        `(?:waives?|gives? up|renounces?|forfeits?|relinquish(?:es)?) (?:[\\w-]{1,12} ){0,4}${RIGHT}`,
        `(?:you|consumers?|customers?|buyers?)
          (?:(?:have|has|shall have|will have) no|(?:do|does|shall|will) not have (?:a|any|the))
          (?:\\w{1,12} )?${RIGHT}`,
        `(?:the|your|any|statutory|legal|(?:consumer|customer|buyer)'s) ${RIGHT} (?:(?:does|do|shall|will) not apply|(?:is|are|shall be) of no effect)(?=[^\\w]{0,3}$| (?:here|to (?:this|your|these) ))`,
        `(?:no|any|the|your) ${RIGHT} (?:applies|is (?:hereby )?(?:excluded|waived))`,
      ),
      unless: phrase(
        `(?:not|no|cannot) (?:be )?waive[sd]?|withdraw (?:your |his |her |their )?consent
          |(?:once|when|as soon as|after) (?:the |you )?(?:download|streaming|performance|service)
          |for contracts|sealed|digital content|hygiene|perishable|bid|offer`,
        REPORT,
      ),
      why: 'The clause waives a consumer’s statutory right to withdraw from the contract.',
      confidence: 0.9,
    },
  ],
  examples: [
    'By ordering, the buyer [[gives up her 14-day cooling-off period]].',
    '[[The right of withdrawal shall not apply]].',
    'The right of withdrawal does not apply to goods made to order.',
    'You [[waive your right of withdrawal]].',
    '[[You do not have a right to cancel]] this order.',
    'You have the right to withdraw your consent at any time.',
    'The right of withdrawal cannot be waived.',
    'You have no right of withdrawal for contracts on sealed goods.',
    'You lose your right of withdrawal once the download has begun.',
  ],
});

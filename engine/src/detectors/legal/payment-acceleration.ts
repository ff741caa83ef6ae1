import { phrase } from '#engine/text/phrase.ts';

import { REPORT } from './contract-words.ts';
import { riskyClause } from './risky-clause.ts';

const FUTURE =
  '(?:future|remaining|unexpired|outstanding and future|unpaid and future) (?:rentals?|rents?|fees|instal?ments?|payments|charges|subscriptions?|membership fees)(?: (?:for|of|under) the (?:\\w{3,12} )?(?:term|lease|contract|agreement|period))?';

export const paymentAcceleration = riskyClause({
  id: 'payment-acceleration',
  typeName: 'Everything due at once',
  description: 'All that would fall due later is claimed at once when one payment is late.',
  severity: 'medium',
  recommendation:
    'Ask for a reminder and time to pay first, and for a rebate on what is paid early.',
  legalReference: { law: 'Directive 93/13/EEC', article: 'Annex 1(e)' },
  triggers: [
    'future rental*',
    'future rent',
    'future instal*',
    'future payments',
    'future fees',
    'remaining rental*',
    'remaining rent',
    'remaining fees',
    'remaining instal*',
    'remaining payments',
    'remaining charges',
    'remaining subscription*',
    'remaining membership*',
  ],
  rules: [
    {
      form: phrase(
        `(?:claim|demand|recover|require|accelerate) (?:payment of )?(?:all |the |any )?(?:of the )?${FUTURE}(?: …(?:at once|immediately|forthwith|in full|on demand))?`,
        `(?:all|whole|entirety|balance)(?: of)?(?: the)? ${FUTURE} (?:(?:shall|will) )?(?:at once |immediately )?(?:becomes?|falls?|is|are|be) (?:at once |immediately )?(?:due|payable)(?: and payable)?(?: (?:at once|immediately|forthwith|in full))?`,
      ),
      unless: phrase('discount(?:ed)?|rebate|reschedul(?:e|ed)|waives?|refund', REPORT),
      why: 'One late payment makes all later ones due at once.',
      confidence: 0.85,
    },
  ],
  examples: [
    'On default the Lessor may [[claim all future rentals at once]].',
    'If a fee is late, [[all remaining instalments become due immediately]].',
    'Future rent may rise, and the lender may demand a deposit.',
    'The remaining payments are made each month; future fees are set in May.',
  ],
});

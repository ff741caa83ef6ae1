import { REPORT } from '#engine/detectors/legal/contract-words.ts';
import { riskyClause } from '#engine/detectors/legal/risky-clause.ts';
import { phrase } from '#engine/phrases/phrase.ts';

export const breakFee = riskyClause({
  id: 'break-fee',
  typeName: 'Break fee',
  description: 'Fees owed by a party that ends negotiations before a contract is signed.',
  severity: 'medium',
  recommendation: 'Limit the fee to costs actually incurred, and make it mutual.',
  triggers: (
    'break fee|break-fee|break-up fee|breakup fee|break up fee|termination fee|walks away|' +
    'walk away|breaks off|break off|withdraws from*|pulls out*|pull out of*'
  ).split('|'),
  rules: [
    {
      form: phrase(
        `(?:break|break-up|breakup|reverse termination) fees? of [£$€]? ?\\d[\\d.,]{1,12}(?: (?:million|m|k|euros?|pounds|dollars))?`,
        `(?:if|should|where|when) [\\w& -]{2,30}? (?:walks? away|breaks? off|withdraws? from|pulls? out)(?: \\w{2,12}){0,6},? (?:it|he|she|they|[\\w& -]{2,30}?) (?:shall |must |will )?(?:pays?|owes?|forfeits?|reimburses?) (?:\\w{2,12} ){0,4}?[£$€]? ?\\d[\\d.,]{1,11}\\d`,
      ),
      unless: phrase('mortgage|fixed rate|marriage|engagement|game|bet', REPORT),
      confidence: 0.8,
      why: 'The clause charges a party for ending negotiations, which discourages walking away.',
    },
  ],
  examples: [
    '[[If the seller breaks off the talks it shall pay 250,000]].',
    'A [[break fee of 1.2 million]] is due.',
    'If he walks away he pays nothing.',
    'She withdrew from the talks; the mortgage has a break fee of 300.',
  ],
});

import { PARTY, REPORT } from '#engine/detectors/legal/contract-words.ts';
import { riskyClause } from '#engine/detectors/legal/risky-clause.ts';
import { phrase } from '#engine/phrases/phrase.ts';

const SUM = `(?:(?:gbp|usd|eur|chf|cad
  |aud) |[$€£])?\\d[\\d,.]{0,12}(?: ?(?:gbp|usd|eur|euros?|pounds|dollars|%|per cent|percent))?`;

const FIRM_SUM = '(?:[$€£] ?|(?:gbp|usd|eur|chf|cad|aud|inr|rs\\.?) ?)\\d(?:[\\d,.]{0,12}\\d)?';

export const liquidatedDamages = riskyClause({
  id: 'liquidated-damages',
  typeName: 'Liquidated damages',
  description: 'Clauses that fix in advance the amount due on a breach, whatever the actual loss.',
  severity: 'medium',
  recommendation: 'Check that the amount is a reasonable estimate of the loss, and cap the total.',
  triggers: (
    'breach this*|breach these*|breach the*|breach any*|breaches this*|breaches these*|breaches the*|breaches any*|break this*|break these*|break any*|breaks this*|breaks these*|breaks any*|violate this*|violate these*|violate any*|violates this*|violates any*|each breach*|every breach*|each violation*|every violation*|each infringement*|every infringement*|each disclosure*|every disclosure*|any disclosure*|would have earned|would have made|would have received|would have gained|as compensation|by way of compensation|total price|for each breach|for any breach|' +
    'per breach|for each such*|for each violation|per violation|for each instance|' +
    'for each infringement|for each day|per day|each day of*|every day of*|per week|' +
    'for each week|days late|liquidated damages|liquidated damage|contractual penalty|' +
    'penalty of*|agreed damages|termination fee|contractual penalties|per each|per every|per any|' +
    'per such|for every|for each hour*|for each month*|for each calendar*|for each started*|' +
    'for each working*|for each further*|for each additional*|for each default|' +
    'for each disclosure|per full|per started|per calendar|per working|per infringement|' +
    'per default|per instance|per disclosure|per hour|for any violation|for any infringement|' +
    'for any instance|for any default|for any disclosure|for any such breach|' +
    'for any such violation|for any such disclosure|for any such default|for any day*|' +
    'for any week*|for any hour*|for any month*|as damages|as a penalty|sum equal to*|' +
    'amount equal to the total*|amount equal to the full*|amount equal to the whole*|' +
    'amount equal to the entire*|amount equal to double*|amount equal to twice*|' +
    'each such*|every such*|for each and*|for every breach*|will cost you|will cost the*|costs you|cost you|costs me|penalty equal to*|compensation equal to*|damages equal to*|sum of the|sum of double*|' +
    'sum of twice*|amount of the full*|amount of the total*|damages of the|damages of double|' +
    'damages of twice*|damages of full|to forfeit*|forfeits|is charged|are charged|' +
    'per month of delay|per month late|per month overdue'
  ).split('|'),
  rules: [
    {
      form: phrase(
        `(?:as )?(?:agreed |pre-estimated )?liquidated damages?(?: of \\W?\\d[\\d,.]{0,12})?
          |contractual penalt(?:y|ies)|pay …penalty of \\W?\\d[\\d,.]{0,12}|agreed damages|early
          termination fee`,
      ),
      unless: phrase(
        '(?:no|not|without|waives?) (?:any )?(?:liquidated damages|contractual penalt)',
      ),
      why: 'The clause fixes in advance the amount due on a breach or early exit, whatever the actual loss.',
      confidence: 0.9,
    },
    {
      form: phrase(
        `${PARTY} (?:(?:shall|will|must|has to|have to|agrees? to) )?(?:pays?|owes?|forfeits?
          |(?:be|is|are) charged|loses?) (?:(?:us|the \\w{2,15}) )?${SUM}
          (?:per|(?:for|per) (?:each|every|any))
          (?:\\w{1,10} )?(?:day|week|hour|month)(?: (?:of (?:the )?delay|late|overdue))?`,
        `(?:she|he|it|they) (?:pays?|owes?|forfeits?|loses?|shall pay|must pay|will pay)
          (?:(?:us|the \\w{2,15}) )?${SUM} for (?:each|every)
          (?:\\w{1,10} )?(?:day|week|hour|month)(?: (?:of (?:the )?delay|late|overdue))?`,
      ),
      requires: phrase(
        'late|delays?|delayed|breach(?:es)?|miss(?:es|ed)?|deadline|overdue|fails?|behind',
      ),
      unless: phrase('rent|interest|library|hire|not late', REPORT),
      why: 'The clause fixes a charge for each day of delay, whatever the actual loss.',
    },
    {
      form: phrase(
        `${PARTY} (?:shall|will|must|has to|have to|agrees? to)
          (?:(?:immediately|promptly) )?(?:pay|owe|forfeit) (?:(?:us|(?:to )?the \\w{2,15}) )?${SUM}
          (?:per|(?:for|per) (?:each|every|any)) (?:such )?(?:breach|violation|infringement|instance
          |default|disclosure)(?:,? (?:whether or not|regardless of|irrespective of) [^.;]{1,40})?`,
      ),
      unless: phrase('up to|fine|court|data protection', REPORT),
      why: 'The clause fixes an amount for each breach, whatever the actual loss.',
      confidence: 0.9,
    },
    {
      form: phrase(
        `(?:${PARTY}|he|she|they) (?:shall|will|must|has to|have to) pay
          (?:\\w{1,12} ){0,4}(?:sum|amount|compensation|penalty|damages) (?:of|equal to)
          (?:the )?(?:\\w{2,12}'? ){0,4}(?:total|full|whole|entire|double|twice|months?'?)
          (?:\\w{3,12} )?(?:price|fee|fees|value|contract|salary|rent)(?: as
          (?:compensation|damages|a penalty))?`,
      ),
      unless: phrase('court|refund|insur(?:er|ance)', REPORT),
      why: 'The clause fixes in advance the amount due on a breach, whatever the actual loss.',
    },
    {
      form: phrase(
        `(?:if|where|should) (?:i|you|he|she|they|${PARTY}) (?:breach|break|violate|infringe)(?:es|s)? (?:this|these|the|any|an?) (?:\\w{3,14} ){1,4}?(?:(?:(?:i|you|he|she|they) )?(?:shall|will|must) (?:pay|owe)|(?:i|you|he|she|they) (?:owes?|pays?))(?: (?:to )?(?:us|(?:the )?\\w{3,15}))? ${FIRM_SUM}(?: for (?:each|every|any) (?:breach|violation))?`,
        `(?:shall|will|must|agrees? to) (?:pay|owe|forfeit)(?: (?:to )?(?:us|(?:the )?\\w{3,15}))? ${FIRM_SUM} (?:for|per) (?:each|every|any) (?:such )?(?:breach|violation|infringement|disclosure)`,
        `(?:i|you|he|she|they) (?:shall|will|must) pay(?: (?:to )?(?:us|(?:the )?\\w{3,15}))? ${FIRM_SUM} (?:for|per) (?:each|every|any) (?:breach|violation|infringement|disclosure)`,
        `(?:each|every) (?:breach|violation|infringement|disclosure) (?:costs?|will cost|shall cost) ${FIRM_SUM}`,
        `(?:pays?|owes?) (?:us|the \\w{3,12}) ${FIRM_SUM} (?:plus|and|as well as) (?:whatever|what|any|all|the) (?:\\w{3,9} )?(?:we|it|(?:we |it )?(?:profit|loss|income|money|revenue)s?) (?:\\w{2,9} )?would have (?:earned|made|received|gained)`,
      ),
      unless: phrase('court|fine of up to|on average|insurer|tax', REPORT),
      why: 'The clause fixes an amount for each breach, whatever the actual loss.',
      confidence: 0.85,
    },
    {
      form: phrase(
        `(?:each|every)(?: and every)?(?: such| further| single| negative| bad| critical){0,2} (?:comment|review|post|remark|statement|breach|violation|infringement|instance|disclosure|default|offen[cs]e)(?: \\w{2,12}){0,4}? (?:costs?|will cost|shall cost) (?:you|me|him|her|them|the \\w{3,14}) ${SUM}(?<![.,])`,
        `for (?:each|every|any)(?: and every)?(?: such| single)? (?:breach|violation|infringement|instance|disclosure|default|offen[cs]e)(?:,? [^.;:•]{1,60},)?,? (?:${PARTY}|\\w{3,20}) (?:shall|will|must|has to|have to|agrees? to) (?:\\w{4,12} )?(?:pay|owe|forfeit)(?: (?:to )?(?:us|(?:the )?\\w{3,15}))? (?:the|a) (?:sum|amount|penalty|fine)`,
        `for (?:each|every|any)(?: and every)?(?: such| single)? (?:breach|violation|infringement|disclosure)(?: of \\w{3,9}(?: \\w{3,12})?)?,? ${PARTY} (?:(?:shall|will|must) )?(?:pays?|owes?|forfeits?)(?: (?:us|(?:the )?\\w{3,15}))? ${FIRM_SUM}`,
      ),
      unless: phrase(
        'court|fine of up to|on average|insurer|the (?:economy|industry|company|firm) ',
        REPORT,
      ),
      why: 'The clause fixes an amount for each breach, whatever the actual loss.',
      confidence: 0.85,
    },
  ],
  examples: [
    '[[For every disclosure, the Author forfeits £9,000]].',
    'The Designer may not work for rivals, and [[must pay $8,000 for every breach]].',
    '[[If the worker breaks this promise he shall pay the Home £9,000 for each breach]].',
    '[[If you break this rule you owe us $700]].',
    '[[Each violation will cost $400]].',
    'If you quit, you [[owe us €3,000 plus whatever profit we would have made]].',
    'If the pipe breaks you owe us nothing, and each violation will cost points.',
    '[[For each and every breach, however minor, Recipient shall forthwith pay to Discloser the sum]] of one million dollars.',
    'For each infringement the insurer will pay the sum that the court has set.',
    'You may not post negative comments about us. [[Each such comment costs you USD 3,500]].',
    'On average every breach costs the company £4,000, a study says.',
    '[[The Tenant must pay £200 per default]].',
    'If he leaves, [[the Buyer shall pay a sum equal to the total price as compensation]].',
    '[[The Agent shall pay the Firm €10,000 for each breach, whether or not any loss is suffered]].',
    'The court may fine the firm up to $500 for each breach.',
    'If the Contractor is late, [[she pays GBP 500 for every day of delay]].',
    '[[The Supplier shall pay €1,000 per week]] if it misses the deadline.',
    'If the train is late, he pays for each day that he stays; lunch is €20 per day.',
    'Client shall pay [[liquidated damages]] for each day of delay.',
    'A [[contractual penalty]] falls due on each breach.',
    'A penalty of two minutes was given in the match.',
    'No liquidated damages are due under this order.',
  ],
});

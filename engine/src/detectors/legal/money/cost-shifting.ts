import { PARTY, REPORT, WEAKER } from '#engine/detectors/legal/contract-words.ts';
import { riskyClause } from '#engine/detectors/legal/risky-clause.ts';
import { UNFAIR_TERMS_DIRECTIVE } from '#engine/laws.ts';
import { phrase } from '#engine/phrases/phrase.ts';

export const costShifting = riskyClause({
  id: 'cost-shifting',
  typeName: 'Legal cost shifting',
  description:
    'Clauses that make one party pay the other’s legal or collection costs, whoever is right.',
  severity: 'medium',
  recommendation: 'Limit the duty to costs that a court awards, or make it mutual.',
  legalReference: { law: UNFAIR_TERMS_DIRECTIVE, article: 'Art. 3(1)' },
  triggers: (
    'both sides|both parties|both of us|' +
    'pay all costs*|pay all fees*|pay all expenses*|pay all reasonable*|reimburse all*|' +
    'costs of collection|cost of collection|costs of enforcement|costs of enforcing|' +
    "costs of recovery|costs of recovering|costs of collecting|debt collection|lawyers|lawyer's*|" +
    "legal costs|legal fees|legal expenses|solicitors|attorneys' fees|attorney fees|" +
    "collection costs|court costs|attorney's|attorneys' cost*|attorneys' expens*|attorneys' fee|" +
    "attorneys' and*|attorney and*|attorneys cost*|attorney cost*|attorney fee|attorney expens*|" +
    "attorneys expens*|lawyer fee*|lawyer cost*|solicitor fee*|solicitor cost*|solicitor's|" +
    'legal fee|legal cost|legal and collection*|legal and enforcement*|legal and admin*|' +
    'legal and court*|our court*|its court*|court fees of|court fees incurred|court expenses|' +
    'court cost|court and other*|court and legal*|court and collection*|court and enforcement*|' +
    'collection fee*|collection expens*|collection cost|also cover|also reimburse|also bear|' +
    'shall also pay*|must also pay*|costs in collecting*|costs incurred in collect*|' +
    'costs incurred in recover*|cost incurred in*|expenses of enforc*|expenses of recover*|' +
    'expenses of collect*|expenses for collect*|expenses incurred in collect*|' +
    'expenses incurred in enforc*|fees for collecti*|fees of collecti*|costs for collection|' +
    'costs for recovery|costs for enforcement|costs for enforcing|costs for recovering|' +
    'costs for collecting|cost for*|of chasing|for chasing|in chasing|in enforcing|' +
    'incurred in collection|incurred in enforcement|incurred in recovery|cost of enforcement|' +
    'cost of enforcing|cost of recovery|cost of recovering|cost of collecting|fees equal to ##*|' +
    'fee equal to ##*|fees of ##*|fee of ##*|costs of ##*|cost of ##*|costs equal to ##*'
  ).split('|'),
  rules: [
    {
      form: phrase(
        `(?:you|${PARTY}|${WEAKER}) (?:(?:will|shall|must|agrees? to|has to|have to) )?(?:pays?|bears?|covers?|meets?) (?:all )?(?:the )?(?:legal |court |arbitration )?(?:costs|fees|expenses) (?:of|for) both (?:sides|parties|of us)`,
      ),
      unless: phrase(
        'if (?:you|it|he|she|they) (?:loses?|lost)|loser|losing|we (?:will |shall )?pay|our insurer',
        REPORT,
      ),
      why: 'The clause makes one party pay the legal costs of both, which can deter it from asserting its rights.',
    },
    {
      form: phrase(
        `${PARTY} (?:also )?(?:will|shall|must|agrees? to|has to|have to)(?: also)? (?:pay|reimburse|bear
          |cover)(?: (?:us|it|him|her|the \\w{1,12}) for)?(?: (?:all|any|the))?(?: of)?
          (?:our|its|(?:the|each) (?:\\w{1,12} )?\\w{1,12}'s) (?:\\w{1,12} ){0,2}(?:lawyers?'?|lawyer's
          |attorneys?'?|attorney's|legal|solicitors?'?|court|collection)(?:(?: \\w{1,12})? and
          \\w{1,14})? (?:costs?|fees?|expenses)`,
        `${PARTY} (?:will|shall|must|agrees? to|has to|have to)(?: also)?
          (?:pay|reimburse|bear|cover)(?: (?:us|it|him|her|the \\w{1,12}) for)? (?:all|any|the)
          (?:\\w{1,12} ){0,2}(?:lawyers?'?|lawyer's|attorneys?'?|attorney's|legal|solicitors?'?
          |court|collection)(?:(?: \\w{1,12})? and \\w{1,14})? (?:costs?|fees?|expenses)
          (?:of|incurred by) (?:the \\w{2,15}|us)`,
      ),
      unless: phrase(
        'prevailing party|losing party|each party|its own|their own|award(?:s|ed)?',
        REPORT,
      ),
      why: 'The clause makes one party pay the other’s legal costs, which can deter it from asserting its rights.',
    },
    {
      form: phrase(
        `${PARTY} (?:will|shall|must|agrees? to|has to|have to|is liable to|are liable to)(?: also)?
          (?:pay|reimburse|bear|cover) (?:\\w{1,12},? ){0,6}costs?(?: and (?:expenses|fees))?
          (?:of|incurred in|for)
          (?:collection|enforcement|recovery|enforcing|recovering|collecting|debt collection|chasing)`,
        `(?:borrower|tenant|customer|client|buyer|lessee|licensee|debtor|guarantor|maker|you|member|subscriber)
          (?:will|shall|must|agrees? to) (?:pay|reimburse) all
          (?:reasonable )?(?:costs|fees|expenses)(?: and (?:costs|fees|expenses))?,? (?:including|with),? [^.;]{1,160}
          (?:enforcement|collection|enforcing|collecting)`,
        `(?:plus|and|including)
          (?:\\w{1,12} ){0,2}(?:attorneys?'?|attorney's|legal|solicitors?'?|collection)
          (?:fees?|costs?) (?:of|equal to) (?:[1-9]\\d)(?:\\.\\d)? ?(?:%|per cent|percent)`,
      ),
      unless: phrase(
        'prevailing party|losing party|each party|its own|their own|award(?:s|ed)?',
        REPORT,
      ),
      why: 'The clause makes one party pay the other’s enforcement or collection costs, which adds to what it owes.',
    },
  ],
  examples: [
    '[[The Photographer shall bear the arbitration fees of both parties]].',
    'The loser pays the costs of both sides; both parties pay for the cake.',
    "[[You also agree to pay each Network Party's reasonable attorneys' fees]] for defending such claims.",
    "[[Borrower shall pay all costs and expenses, including reasonable attorneys' fees, that Lender incurs in connection with the enforcement]] of this Note.",
    "The Tenant shall pay all costs, including attorneys' fees of its own, for the collection of waste if each party does.",
    '[[The Hirer shall also cover our solicitor fees]].',
    '[[You must pay all our costs of collection]].',
    'Each party must pay its own costs of enforcement.',
    '[[The Customer shall bear all legal costs of the Supplier]].',
    "[[You will pay our lawyers' costs]] and anything else it costs us.",
    "[[The Tenant shall reimburse the Landlord for all of the Landlord's legal fees]].",
    'Each party shall bear its own legal costs.',
    "The losing party shall pay the winner's attorneys' fees.",
    'The council paid its legal costs; lawyers will pay fees.',
  ],
});

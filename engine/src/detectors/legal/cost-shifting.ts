import { phrase } from '#engine/text/phrase.ts';

import { PARTY, REPORT } from './contract-words.ts';
import { riskyClause } from './risky-clause.ts';

export const costShifting = riskyClause({
  id: 'cost-shifting',
  typeName: 'Legal costs of the other party',
  description: "One party pays the other one's lawyers, whoever is right.",
  severity: 'medium',
  recommendation: 'Limit the duty to costs that a court awards, or make it mutual.',
  legalReference: { law: 'Directive 93/13/EEC', article: 'Annex 1(e)' },
  triggers: [
    "lawyers' *",
    'lawyers',
    "lawyer's*",
    'legal costs',
    'legal fees',
    'legal expenses',
    'solicitors',
    "solicitors'*",
    "attorneys' fees",
    "attorney's fees",
    'attorney fees',
    'collection costs',
    'court costs',
  ].map((trigger) => trigger.replace(/ \*$/, '')),
  rules: [
    {
      form: phrase(
        `${PARTY} (?:will|shall|must|agrees? to|has to|have to)(?: also)? (?:pay|reimburse|bear|cover)(?: (?:us|it|him|her|the \\w{1,12}) for)?(?: (?:all|any|the))?(?: of)? (?:our|its|the (?:\\w{1,12} )?\\w{1,12}'s) (?:\\w{1,12} ){0,2}(?:lawyers?'?|lawyer's|attorneys?'?|attorney's|legal|solicitors?'?|court|collection)(?: \\w{1,12} and \\w{1,12})? (?:costs?|fees?|expenses)`,
        `${PARTY} (?:will|shall|must|agrees? to|has to|have to)(?: also)? (?:pay|reimburse|bear|cover)(?: (?:us|it|him|her|the \\w{1,12}) for)? (?:all|any|the) (?:\\w{1,12} ){0,2}(?:lawyers?'?|lawyer's|attorneys?'?|attorney's|legal|solicitors?'?|court|collection)(?: \\w{1,12} and \\w{1,12})? (?:costs?|fees?|expenses) (?:of|incurred by) (?:the \\w{2,15}|us)`,
      ),
      unless: phrase(
        'prevailing party|losing party|each party|its own|their own|award(?:s|ed)?',
        REPORT,
      ),
      why: "One party pays the other one's legal costs.",
    },
  ],
  examples: [
    '[[The Customer shall bear all legal costs of the Supplier]].',
    "[[You will pay our lawyers' costs]] and anything else it costs us.",
    "[[The Tenant shall reimburse the Landlord for all of the Landlord's legal fees]].",
    'Each party shall bear its own legal costs.',
    "The losing party shall pay the winner's attorneys' fees.",
    'The council paid its legal costs; lawyers will pay fees.',
  ],
});

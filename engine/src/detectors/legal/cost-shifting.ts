import { phrase } from '#engine/phrases/phrase.ts';

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
    'costs of collection',
    'cost of collection',
    'costs of enforcement',
    'costs of enforcing',
    'costs of recovery',
    'costs of recovering',
    'costs of collecting',
    'attorney fees of*',
    'attorneys fees of*',
    "attorneys' fees of*",
    'legal fees of*',
    'debt collection',
    'fees of our lawyers',
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
    {
      form: phrase(
        `${PARTY} (?:will|shall|must|agrees? to|has to|have to|is liable to|are liable to)(?: also)? (?:pay|reimburse|bear|cover) (?:\\w{1,12},? ){0,6}costs?(?: and (?:expenses|fees))? (?:of|incurred in|for) (?:collection|enforcement|recovery|enforcing|recovering|collecting|debt collection|chasing)`,
        "(?:plus|and|including) (?:\\w{1,12} ){0,2}(?:attorneys?'?|attorney's|legal|solicitors?'?|collection) (?:fees?|costs?) (?:of|equal to) (?:[1-9]\\d)(?:\\.\\d)? ?(?:%|per cent|percent)",
      ),
      unless: phrase(
        'prevailing party|losing party|each party|its own|their own|award(?:s|ed)?',
        REPORT,
      ),
      why: "One party pays the other one's costs of claiming.",
    },
  ],
  examples: [
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

import { phrase } from '#engine/text/phrase.ts';

import { riskyClause } from './risky-clause.ts';

export const terminationForConvenience = riskyClause({
  id: 'termination-for-convenience',
  typeName: 'Termination for convenience',
  description: 'A right to end the contract without a reason.',
  severity: 'low',
  recommendation: 'Make the right mutual, or ask for notice and payment of the work done.',
  triggers: [
    'for convenience',
    'for its convenience',
    'without cause',
    'for any reason*',
    'for any or no*',
    'no reason',
    'with or without cause',
    'at will',
  ],
  rules: [
    {
      form: phrase(
        'terminat(?:e|ed|es|ion) …(?:for (?:its |their |his )?(?:own )?convenience|without cause|with or without cause|at will)',
        'terminate …for (?:any (?:or no )?reason(?: (?:or|and) (?:for )?no reason)?|no reason)',
        'for (?:its |their )?(?:own )?convenience …terminat(?:e|ed|ion)',
      ),
      requires: phrase('may|can|rights?|option|entitled|at any time|reserves?|at will|terminable'),
      unless: phrase('(?:not|neither|no) …terminate …(?:convenience|without cause)'),
      why: 'The contract may be ended without a reason.',
      confidence: 0.85,
    },
  ],
  examples: [
    'Client may [[terminate this Agreement for convenience]] on 30 days notice.',
    'Either party may [[terminate this lease without cause]].',
    'The lobby has chairs for convenience; termination requires cause.',
    'Neither party may terminate this Agreement for convenience.',
  ],
});

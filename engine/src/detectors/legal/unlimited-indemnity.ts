import { phrase } from '#engine/text/phrase.ts';

import { riskyClause } from './risky-clause.ts';

export const unlimitedIndemnity = riskyClause({
  id: 'unlimited-indemnity',
  typeName: 'Unlimited indemnity',
  description:
    'A promise to indemnify somebody against all claims, without fault, subject or amount as a limit.',
  severity: 'medium',
  recommendation:
    'Limit the indemnity to claims that the indemnifying party causes, and cap its amount.',
  triggers: ['indemnif*', 'indemnity', 'harmless'],
  rules: [
    {
      form: phrase(
        '(?:indemnif(?:y|ies)|hold(?:s)?) … (?:any and all|all|any) …(?:claims?|losses|loss|liabilit(?:y|ies)|damages?|demands?|actions?|suits?|costs?|expenses)',
      ),
      unless: phrase(
        'to the extent|up to|shall not exceed|not exceeding|limited to|gross negligence|proportion|each party (?:shall|will|agrees)|capped',
      ),
      why: 'The indemnity covers all claims, with no limit in fault or amount.',
    },
    {
      form: phrase(
        '(?:unlimited|uncapped) indemnit(?:y|ies)|indemnit(?:y|ies) …(?:is|are|be) (?:unlimited|uncapped)',
      ),
      why: 'The indemnity is said to be unlimited.',
      severity: 'high',
      confidence: 0.9,
    },
  ],
  examples: [
    'The Contractor will [[hold the Client harmless against any and all losses]], howsoever arising.',
    'The spider is harmless, and children hold all of them.',
    'Client shall [[indemnify and hold harmless Provider from any and all claims]].',
    'You agree to [[indemnify us against all losses]] from your use.',
    'Supplier gives an [[unlimited indemnity]].',
    'Supplier shall indemnify Client against all claims to the extent caused by its negligence.',
    'The indemnity ends with the term; indemnified parties must give notice.',
  ],
});

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
        '(?:indemnif(?:y|ies)|hold(?:s)?) … (?:any and all|all|any|every|each and every) …(?:claims?|losses|loss|liabilit(?:y|ies)|damages?|demands?|actions?|suits?|costs?|expenses)',
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
    {
      form: phrase(
        "(?:including|even if|even where|even though|whether or not|regardless of whether|notwithstanding) …(?:caused by|arising from|due to|results? from|resulting from|because of) (?:the )?(?:\\w{3,15}'s?|our|its) (?:own )?(?:sole )?(?:negligence|fault|breach|default)",
      ),
      requires: phrase('indemnif(?:y|ies|ied)|indemnity|harmless'),
      unless: phrase('except|other than|not (?:including|caused)'),
      why: 'The indemnity covers even what the other party causes itself.',
      severity: 'high',
      confidence: 0.85,
    },
  ],
  examples: [
    "The Hirer shall indemnify the Owner for loss, [[even where it results from the Owner's own negligence]].",
    "The Hirer shall indemnify the Owner for loss, other than loss caused by the Owner's negligence.",
    'The Contractor will [[hold the Client harmless against any and all losses]], howsoever arising.',
    'The spider is harmless, and children hold all of them.',
    'Client shall [[indemnify and hold harmless Provider from any and all claims]].',
    'You agree to [[indemnify us against all losses]] from your use.',
    'Supplier gives an [[unlimited indemnity]].',
    'Supplier shall indemnify Client against all claims to the extent caused by its negligence.',
    'The indemnity ends with the term; indemnified parties must give notice.',
  ],
});

import { phrase } from '#engine/text/phrase.ts';

import { riskyClause } from './risky-clause.ts';

export const unilateralTermination = riskyClause({
  id: 'unilateral-termination',
  typeName: 'Unilateral termination',
  description:
    'A right of one party to end or suspend the contract or account at will, without notice or reason.',
  severity: 'medium',
  recommendation: 'Ask for a reason, for notice, and for the return of what was paid in advance.',
  legalReference: { law: 'Directive 93/13/EEC', article: 'Annex 1(f)–(g)' },
  triggers: [
    'terminate*',
    'suspend*',
    'deactivate*',
    'close your*',
    'cancel your*',
    'discontinue*',
  ],
  rules: [
    {
      form: phrase(
        '(?:terminate|suspend|deactivate|close|cancel|discontinue|restrict) (?:or \\w{1,12} )?(?:your|the|access|any|all|use)…(?:at any time|without (?:prior )?notice|for any reason|for no reason|with or without (?:cause|reason|notice)|(?:in )?(?:our|its) sole discretion|immediately and without)',
        '(?:we|company|provider|licensor) (?:may|can|reserves? the right to) …(?:terminate|suspend) …(?:at any time|without (?:prior )?notice|for any reason|sole discretion)',
      ),
      unless: phrase(
        'pull request|pr|issue|ticket|you (?:may|can) …(?:terminate|cancel|close|suspend)|either party|each party|any party|convenience',
      ),
      why: 'One party may end or suspend at will.',
      confidence: 0.9,
    },
  ],
  examples: [
    '[[We may terminate your account at any time]].',
    'Vendor may [[suspend access to the Service without notice]].',
    'You may cancel your subscription at any time.',
    'Either party may terminate this Agreement for any reason on 30 days notice.',
    'The nightly job may be suspended; the line terminates here.',
  ],
});

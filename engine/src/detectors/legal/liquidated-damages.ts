import { phrase } from '#engine/text/phrase.ts';

import { riskyClause } from './risky-clause.ts';

export const liquidatedDamages = riskyClause({
  id: 'liquidated-damages',
  typeName: 'Liquidated damages',
  description: 'A sum fixed in advance that is due on a breach, whatever the harm.',
  severity: 'medium',
  recommendation: 'Check that the sum is a fair estimate of the harm, and cap it.',
  triggers: [
    'liquidated damages',
    'liquidated damage',
    'contractual penalty',
    'penalty of*',
    'agreed damages',
    'early termination fee',
    'termination fee',
  ],
  rules: [
    {
      form: phrase(
        '(?:as )?(?:agreed |pre-estimated )?liquidated damages?(?: of \\W?\\d[\\d,.]{0,12})?|contractual penalt(?:y|ies)|pay …penalty of \\W?\\d[\\d,.]{0,12}|agreed damages|early termination fee',
      ),
      unless: phrase(
        '(?:no|not|without|waives?) (?:any )?(?:liquidated damages|contractual penalt)',
      ),
      why: 'A sum fixed in advance is due on a breach or on leaving early.',
      confidence: 0.9,
    },
  ],
  examples: [
    'Client shall pay [[liquidated damages]] for each day of delay.',
    'A [[contractual penalty]] falls due on each breach.',
    'A penalty of two minutes was given in the match.',
    'No liquidated damages are due under this order.',
  ],
});

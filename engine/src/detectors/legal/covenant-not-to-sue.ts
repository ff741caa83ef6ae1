import { phrase } from '#engine/phrases/phrase.ts';

import { REPORT } from './contract-words.ts';
import { riskyClause } from './risky-clause.ts';

export const covenantNotToSue = riskyClause({
  id: 'covenant-not-to-sue',
  typeName: 'Covenant not to sue',
  description: 'A promise not to bring claims, or not to contest rights.',
  severity: 'medium',
  recommendation: 'Strike the promise, or limit it to named claims.',
  triggers: [
    'right to sue',
    'rights to sue',
    'right to bring*',
    'right to claim*',
    'covenant not to*',
    'not to sue',
    'not sue',
    'not bring*',
    'not to bring*',
    'not challenge*',
    'not contest*',
    'not to contest*',
    'not to challenge*',
    'not assert*',
    'waives any*',
    'waives all*',
    'waive any*',
    'releases*',
    'not to assert*',
  ],
  rules: [
    {
      form: phrase(
        'covenants? not to (?:sue|bring any \\w{1,15}|assert any \\w{1,15}|challenge|contest)',
        '(?:shall|will|agrees?(?: that it will)?|undertakes?|may) not (?:to )?(?:sue|bring (?:any|a) (?:claims?|action|suit|lawsuit|proceedings?)|assert any claims?|(?:challenge|contest)(?: or \\w{1,12})? (?:the )?(?:validity|ownership|enforceability|rights?))',
        'waives? (?:any|all)(?: and all)? (?:claims?|rights? to (?:sue|bring))|releases? and (?:forever )?discharges? …claims?',
      ),
      why: 'Somebody gives up the right to bring claims.',
      confidence: 0.85,
    },
    {
      form: phrase(
        '(?:gives? up|giving up) (?:(?:the|any|all|your|its|his|her|their) )?rights? to (?:sue|bring (?:any |a )?(?:claims?|actions?)|claim (?:anything|damages|compensation))(?: \\w{1,12})?',
      ),
      unless: phrase(REPORT),
      why: 'Somebody gives up the right to bring claims.',
      confidence: 0.85,
    },
  ],
  examples: [
    'By entering you [[give up your right to sue us]].',
    'She said that workers give up their right to sue.',
    'Client [[shall not bring any claim]] against Provider.',
    'Licensee [[covenants not to sue]] Licensor.',
    'Distributor [[shall not contest the validity]] of the marks.',
    'The guest shall not bring any pets or food.',
    'The court found that the heirs did not contest the will.',
  ],
});

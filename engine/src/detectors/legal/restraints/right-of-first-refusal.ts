import { REPORT } from '#engine/detectors/legal/contract-words.ts';
import { riskyClause } from '#engine/detectors/legal/risky-clause.ts';
import { phrase } from '#engine/phrases/phrase.ts';

export const rightOfFirstRefusal = riskyClause({
  id: 'right-of-first-refusal',
  typeName: 'Right of first refusal',
  description: 'Rights to be offered something before others, or to match an offer.',
  severity: 'medium',
  recommendation: 'Limit the right by time and subject, and set a short period to exercise it.',
  triggers: (
    'first refusal|first offer|first negotiation|first right*|first option*|first opportunity*|' +
    'first look|last look|right to match|rights to match|matching right|matching rights|' +
    'pre-emptive right|pre-emptive rights|preemptive right|preemptive rights|pre-emption|' +
    'preemption right|preemption rights|rofr|rofo|rofn|first exclusive|first to|' +
    'of first notice'
  ).split('|'),
  rules: [
    {
      form: phrase(
        `(?:rights?|options?) of first (?:refusal|offer|negotiation|look|opportunity|notice)(?:
          (?:to|on|over|for|with respect to) \\w{1,15})?`,
        `first
          (?:exclusive )?(?:rights?|options?|opportunity)(?:,? but not (?:the|an) obligation,?)?
          (?:of refusal|of negotiation|to (?:negotiate|purchase|buy|acquire|lease|rent|license|match
          |participate|obtain|bid|supply|provide|sell|develop|produce|publish|make an offer|enter
          into))`,
        `(?:offer|offered|offers) …first to (?:the |each )?(?:other |non-?\\w{4,12} )?(?:party
          |company|licensee|licensor|shareholders?|members?|distributor|tenant|landlord|franchisor)`,
        `pre-?empt(?:ive|ion) rights?(?: (?:to|on|over) \\w{1,15})?
          |(?:last look|matching rights?|rights? to match)(?: …offer)?|rofr|rofo|rofn`,
      ),
      requires: phrase(
        'shall|will|may|must|has|have|grants?|granted|agrees?|entitled|subject to|holds?|gives?|' +
          'retains?|exercise[ds]?|pursuant|waives?',
      ),
      unless: phrase(
        'no rights? of first|without (?:any )?rights? of first|federal pre-?emption',
        REPORT,
      ),
      why: 'The clause requires an offer to another party first, which can delay or deter a sale.',
      confidence: 0.85,
    },
  ],
  examples: [
    'Before any sale, the shares shall be [[offered first to the other shareholders]].',
    'Landlord grants Tenant a [[right of first refusal to lease]] the second floor.',
    'Publisher has the [[first option to publish]] the next two novels.',
    'Each shareholder has [[pre-emptive rights]] under section 4.',
    'She said that he gave the first offer a miss; no right of first refusal applies.',
    'At first he had the right feeling; the first opportunity passed.',
  ],
});

import { phrase } from '#engine/text/phrase.ts';

import { REPORT } from './contract-words.ts';
import { riskyClause } from './risky-clause.ts';

export const warrantyDisclaimer = riskyClause({
  id: 'warranty-disclaimer',
  typeName: 'No warranty',
  description: 'A thing or service comes as it is, without any warranty that it works.',
  severity: 'low',
  recommendation: 'Ask for a warranty that it does what was agreed; consumers keep theirs by law.',
  legalReference: { law: 'Directive 93/13/EEC', article: 'Annex 1(b)' },
  triggers: [
    '"as is*',
    "'as is*",
    'as is basis',
    'as-is',
    'as it is and*',
    'as is and*',
    'with all faults',
    'without warrant*',
    'without any warrant*',
    'no warrant*',
    'disclaims all*',
    'disclaim all*',
    'disclaims any*',
  ],
  rules: [
    {
      form: phrase(
        '(?:provides?|provided|sold|sells?|supplie[sd]|offer(?:s|ed)?|licensed|delivered|accepts?|available|furnished) …(?:as is|as-is|as it is|as they are)(?: basis|\\W{1,3}(?:and|with|without|basis|or)|(?=\\W{1,3}$))(?: as available| with all faults)?',
        'without (?:any )?(?:warrant(?:y|ies)|(?:representations?|guarantees?) or warrant(?:y|ies)) (?:of any kind|whatsoever|of any sort)',
        '(?:makes?|gives?|offers?|provides?) no (?:\\w{1,15} (?:or|and) )?warrant(?:y|ies) (?:of any kind|whatsoever|as to|that|or|about|regarding|with respect|concerning)',
        'disclaims? (?:any and )?(?:all|any) (?:other )?(?:\\w{1,15},? ){0,4}warrant(?:y|ies)',
      ),
      unless: phrase('neither party|each party', REPORT),
      why: 'No warranty is given that it works.',
    },
  ],
  examples: [
    'We [[provide TaskNest as it is and as available]], with all faults.',
    'The Service is [[provided “as is” and]] at your own risk.',
    'The seller [[makes no warranty of any kind]].',
    'The value is passed on as is, and the offer stands as it is.',
    'The warranty lasts two years, with no warranty fee.',
    'Neither party makes no warranty that it will profit.',
  ],
});

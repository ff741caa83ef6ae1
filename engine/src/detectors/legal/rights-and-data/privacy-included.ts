import { REPORT } from '#engine/detectors/legal/contract-words.ts';
import { riskyClause } from '#engine/detectors/legal/risky-clause.ts';
import { GDPR } from '#engine/laws.ts';
import { phrase } from '#engine/phrases/phrase.ts';

export const privacyIncluded = riskyClause({
  id: 'privacy-included',
  typeName: 'Bundled privacy consent',
  description: 'Terms whose acceptance also counts as consent to a privacy policy.',
  severity: 'low',
  recommendation: 'Keep consent to the processing of personal data separate from the terms.',
  legalReference: { law: GDPR, article: 'Art. 7(2)' },
  triggers: [
    'privacy policy',
    'privacy statement',
    'privacy notice',
    'cookie policy',
    'data policy',
  ],
  rules: [
    {
      form: phrase(
        `(?:agree|agrees|consent|consents|accept|accepts|bound) …(?:privacy
          (?:policy|statement|notice)|(?:cookie|data) policy)`,
        `(?:privacy (?:policy|statement|notice)|(?:cookie|data) policy)(?:,?
          (?:which|that))? …(?:(?:is|are|forms?) (?:\\w{4,12} )?(?:part of|incorporated)
          |incorporated (?:herein|by reference|into))`,
        'incorporat(?:e|es|ed|ing) …(?:privacy (?:policy|statement|notice)|(?:cookie|data) policy)',
      ),
      requires: phrase(
        'you|user|users|customers?|by using|these terms|this agreement|terms of (?:use|service)',
      ),
      unless: phrase('not (?:part|consent)|does not form|no consent', REPORT),
      why: 'The text ties consent to data processing to acceptance of the terms, so it may not be freely given.',
      confidence: 0.85,
    },
  ],
  examples: [
    'By registering you [[agree to our Privacy Policy]].',
    'Our [[Privacy Notice is incorporated]] into these terms by reference.',
    'The privacy policy is not part of these terms of use.',
    'Read our privacy policy to learn what we do with your data.',
  ],
});

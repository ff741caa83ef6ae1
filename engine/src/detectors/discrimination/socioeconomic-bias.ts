import { phrase } from '#engine/text/phrase.ts';

import { biasedWording } from './biased-wording.ts';
import { HIRING } from './selection-words.ts';

export const socioeconomicBias = biasedWording({
  id: 'socioeconomic-bias',
  typeName: 'Socioeconomic bias',
  description:
    'A demand for a background that money buys, such as a degree of a famous university, where it stands for no skill.',
  severity: 'low',
  recommendation: 'Ask for the knowledge or the means that the work needs, however acquired.',
  legalReference: { law: 'EU Charter of Fundamental Rights', article: 'Art. 21' },
  triggers: (
    'ivy league|top-tier universit*|top tier universit*|top universit*|elite universit*|elite school*|prestigious institution*|' +
    'prestigious universit*|prestigious school*|red brick universit*|russell group|must have car|must have a car|own a car|own car|' +
    'unpaid internship|good family|good families|good neighbourhood|good neighborhood|private school*|no section #|section # tenants'
  ).split('|'),
  rules: [
    {
      form: phrase(
        '(?:ivy league|russell group|(?:top(?:-tier)?|elite|prestigious|red brick) (?:universit(?:y|ies)|schools?|institutions?))(?: (?:degree|graduates?|only|preferred|required))?',
        'must (?:have|own) (?:a |your own )?car|unpaid internship|from (?:a )?good famil(?:y|ies)|privately educated',
        'no section 8(?: tenants)?',
      ),
      requires: HIRING,
      why: 'It asks for a background rather than for what somebody can do.',
    },
  ],
  examples: [
    'Applicants with an [[Ivy League degree]] are preferred.',
    'The role asks for a graduate of a [[top-tier university]].',
    'Apartment for rent: [[no Section 8]].',
    'The Ivy League was founded in 1954 as a sports conference.',
    'She studied at an elite university and the bridge has a good view.',
  ],
});

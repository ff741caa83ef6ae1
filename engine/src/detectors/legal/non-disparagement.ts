import { phrase } from '#engine/text/phrase.ts';

import { riskyClause } from './risky-clause.ts';

export const nonDisparagement = riskyClause({
  id: 'non-disparagement',
  typeName: 'Non-disparagement',
  description: 'A promise not to say anything bad about somebody.',
  severity: 'medium',
  recommendation:
    'Except true statements, reports to authorities and reviews that the law protects.',
  legalReference: { law: 'Consumer Review Fairness Act', article: '15 U.S.C. § 45b' },
  triggers: [
    'disparage',
    'disparages',
    'disparaging',
    'disparagement',
    'non-disparagement',
    'derogatory',
    'defamatory',
    'denigrate',
    'negative statement',
    'negative review',
    'negative reviews',
    'negative statements',
  ],
  rules: [
    {
      form: phrase(
        '(?:shall|will|may|agrees?|undertakes?|must) (?:not|never|refrain)(?: to| from)?,? …(?:disparag(?:e|es|ing)(?: (?:or \\w{1,15} )?(?:statements?|remarks?|comments?))?|derogatory (?:statements?|remarks?|comments?)|denigrate|negative (?:statements?|reviews?|comments?))',
        'non-?disparagement (?:covenant|obligation|clause|provision|undertaking)',
      ),
      unless: phrase('content|post(?:s|ing)?|upload(?:s|ing)?|users?|conduct|harass(?:ing|ment)?'),
      why: 'Somebody promises to say nothing bad.',
      confidence: 0.85,
    },
  ],
  examples: [
    'Employee [[shall not make any disparaging statement]] about the Company.',
    'The [[non-disparagement clause]] is mutual.',
    'You may not post defamatory or derogatory remarks about other users.',
    'The critic made a disparaging remark.',
  ],
});

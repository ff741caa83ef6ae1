import { phrase } from '#engine/text/phrase.ts';

import { biasedWording } from './biased-wording.ts';

export const disabilityDiscrimination = biasedWording({
  id: 'disability-discrimination',
  typeName: 'Disability discrimination',
  description: 'A requirement that shuts out people with a disability or an illness.',
  severity: 'high',
  recommendation: 'Describe the tasks, and offer reasonable accommodation.',
  legalReference: { law: 'ADA', article: '42 U.S.C. § 12112(a)' },
  triggers: (
    'able-bodied|able bodied|no disabilities|no disability|without disabilities|without disability|without any disabilit*|disabled|handicapped|' +
    'handicap|handicaps|physically fit|mentally fit|mental illness|health problems|health issues|perfect health|good health|' +
    'excellent health|wheelchair|wheelchairs|mentally stable|sick days|medical conditions|medically fit'
  ).split('|'),
  rules: [
    {
      form: phrase(
        'no (?:disabled|handicapped) (?:people|persons?|candidates?|applicants?|tenants?)',
        'able-bodied(?: (?:candidates?|applicants?|persons?|people|men|women|adults?|individuals?|tenants?|only))?',
        'no (?:physical |mental |known )?(?:disabilit(?:y|ies)|handicaps?|mental illness(?:es)?|health (?:problems|issues)|medical conditions|wheelchairs?)',
        'without (?:any )?(?:physical |mental )?(?:disabilit(?:y|ies)|handicaps?|health (?:problems|issues)|medical conditions)',
        '(?:disabled|handicapped) (?:people|persons?|candidates?|applicants?|tenants?) (?:need not|should not|cannot|can not|may not|are not|will not)',
        '(?:must|should) (?:be|enjoy|have) (?:in )?(?:good|perfect|excellent) (?:physical |mental )?health|must (?:be )?(?:physically and mentally|mentally) (?:fit|healthy|stable)',
        '(?:not|cannot) (?:suitable|suited|appropriate) for (?:people with |persons with )?(?:disabilit(?:y|ies)|(?:the )?disabled|wheelchair users)',
      ),
      unless: phrase('able-bodied seam[ae]n|able seam[ae]n|abilities|insured|claims?|declare'),
      why: 'People with a disability or an illness are shut out.',
      confidence: 0.85,
    },
  ],
  examples: [
    '[[Able-bodied applicants]] only, since the job includes lifting.',
    'Candidates must have [[no disabilities]].',
    'You [[must be in perfect health]].',
    'The option is disabled by default, and disabled users see no advertisement.',
    'We offer reasonable accommodation to applicants with disabilities.',
    'An able-bodied seaman served on board.',
    'The law prohibits asking for people without disabilities.',
  ],
});

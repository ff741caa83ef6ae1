import { EEOC_ENFORCEMENT_GUIDANCE } from '#engine/detectors/laws.ts';
import { phrase } from '#engine/phrases/phrase.ts';

import { biasedWording } from './biased-wording.ts';

export const criminalRecordExclusion = biasedWording({
  id: 'criminal-record-exclusion',
  typeName: 'Blanket criminal record exclusion',
  description: 'Rules that exclude everyone with a criminal record, whatever the offense.',
  severity: 'medium',
  recommendation: 'Weigh the offense, the time since, and the job instead of excluding everyone.',
  legalReference: { law: EEOC_ENFORCEMENT_GUIDANCE, article: 'No. 915.002 (2012)' },
  triggers: [
    'criminal record',
    'criminal records',
    'criminal history',
    'criminal background',
    'felons',
    'felonies',
    'ex-convicts',
    'ex-offenders',
    'convicts',
    'arrest record',
    'felony',
    'been arrested',
    'been convicted*',
    'been in prison',
    'been in jail',
    'been in trouble*',
  ],
  rules: [
    {
      form: phrase(
        `no (?:felons|felonies|ex-convicts|ex-offenders|convicts|criminal
          (?:records?|history|background)|arrest records?)`,
        '(?:felons|ex-convicts|ex-offenders|convicts) (?:need not|cannot|can not|should not|will not|may not)',
        `(?:must|should) (?:not have|have no|be free of|be without)
          (?:an? |any )?(?:criminal (?:record|history|background)|arrest record|felony (?:record|convictions?))`,
        `(?:if you(?:'ve| have)|any(?:one|body) who (?:has|have)|those who have|people who have|applicants who have) (?:ever )?been (?:arrested|convicted(?: of (?:a|any) \\w{5,8})?|in (?:prison|jail|trouble with the (?:law|police)))(?:,| please|, please)? (?:do not|don't|need not|should not|will not|cannot|no need to) (?:bother (?:to )?|even )?(?:apply|applying|be (?:hired|considered|employed|interviewed))`,
        `any(?:one|body)? with (?:an? )?(?:criminal record|felony|criminal history)
          (?:will|is|are|shall) (?:be )?(?:rejected|excluded|disqualified|ineligible|not)`,
      ),
      unless: phrase('required by law|children|vulnerable|firearms?|bank(?:ing)? regulator'),
      why: 'The wording excludes everyone with a criminal record, whatever the offense.',
    },
  ],
  examples: [
    '[[No felons]] or people in debt.',
    'Applicants [[must have no criminal record]].',
    '[[Ex-offenders need not]] apply.',
    'A criminal record does not exclude anybody by itself.',
    'Work with children: no criminal record, as required by law.',
    'The court looked at his criminal history.',
  ],
});

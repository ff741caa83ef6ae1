import { GDPR } from '#engine/detectors/laws.ts';

import { formAnswer } from './form-answer.ts';

export const convictionAnswer = formAnswer({
  id: 'conviction-answer',
  typeName: 'Convictions',
  description:
    'An answer in a form to a question on convictions, cautions or penalty points, next to or below its label.',
  severity: 'medium',
  recommendation: 'Remove the answer, or keep it only where the law authorizes that.',
  legalReference: { law: GDPR, article: 'Art. 10' },
  labels: (
    'criminal convictions|criminal conviction|criminal record|criminal history|convictions|' +
    'driving convictions|motoring convictions|penalty points|criminal offences|' +
    'unspent convictions|spent convictions|police record|driving endorsements'
  ).split('|'),
  doesYesTell: true,
  isFree: true,
  examples: [
    'Criminal convictions ........ [[DRINK DRIVING 2021, 14 MONTH BAN]]',
    'Convictions/points   [[SP30, 3 pts, Nov 2022]]',
    'Any unspent convictions? [[Yes]]\nCriminal record: [[theft (2014)]]',
    'Name: Jane Roe, date of birth: 5 March 1990\nCriminal convictions:\n[[Shoplifting, 2019]]',
    'Criminal convictions: none\nPenalty points: N/A\nConvictions: no',
    'Criminal convictions: applicants must disclose them.\nCriminal Record\nThe court kept its record of 2019.',
    'Convictions rose by 5 percent; his convictions: strong.',
    'Year   Convictions   Acquittals\n2019   400           30',
  ],
});

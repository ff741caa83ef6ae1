import { formAnswer } from './form-answer.ts';

export const civilStatus = formAnswer({
  id: 'civil-status',
  typeName: 'Marital status or nationality of a person',
  description:
    'The answer of a form, a record or a curriculum vitae to a question on marriage, family or nationality, beside or below its label.',
  severity: 'low',
  recommendation: 'Remove the answer, unless the matter depends on it.',
  legalReference: { law: 'GDPR', article: 'Art. 4(1)' },
  labels: (
    'marital status|civil status|family status|nationality|citizenship|country of birth|' +
    'place of birth|birthplace|immigration status|residence status'
  ).split('|'),
  examples: [
    'NATIONALITY\n[[French]]\nMARITAL STATUS\n[[Married, two children]]',
    'Marital status ........ [[Divorced]]\nPlace of birth: [[Cork, Ireland]]',
    'Name,Nationality,City\nRoe,[[Irish]],Cork\nDoe,[[Dutch]],Ede',
    'Nationality             [[Romanian]]                 [[British]]\nMarital status          [[Divorced]]                 [[Single]]\nImmigration status       [[Refugee leave to 2028]]',
    'Nationality:\nMarital status: N/A\nCitizenship: see passport',
    'Nationality law is complex, and marital status counts for nothing.',
    'Nobody may be judged by:\n- nationality\n- marital status',
  ],
});

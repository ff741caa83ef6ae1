import { formAnswer } from './form-answer.ts';

export const protectedCharacteristic = formAnswer({
  id: 'protected-characteristic',
  typeName: 'Protected characteristic of a person',
  description:
    'The answer of a form, a record or a curriculum vitae to a question on religion, origin, orientation, union, party or disability, beside or below its label.',
  severity: 'medium',
  recommendation: 'Remove the answer, or keep it only on an explicit legal basis.',
  legalReference: { law: 'GDPR', article: 'Art. 9(1)' },
  labels: (
    'religion|religion or belief|religious affiliation|religious belief|faith|denomination|ethnicity|ethnic origin|ethnic group|' +
    'ethnic background|race|sexual orientation|gender identity|trade union|union membership|trade union membership|political party|' +
    'political affiliation|political opinions|disability|disabilities|disability status'
  ).split('|'),
  doesYesTell: true,
  examples: [
    'RELIGION\n[[Roman Catholic]]\nPROFILE\nA nurse.',
    'Ethnic origin: [[White Irish]]\nReligion ........ [[Sikh]]',
    'Name: Jo Roe | Gender identity: [[non-binary]] | Disability: [[yes]]',
    'Surname\tReligion\tDisability\nRoe\t[[Hindu]]\tnone\nDoe\t[[Jewish]]\t[[Deaf]]',
    '**Trade union:** [[Unison]]\nPolitical party: [[Fine Gael]]',
    'Religion: prefer not to say\nEthnicity:\nDisability: none\nGender identity: N/A',
    'We treat all alike, whatever their:\n- race\n- religion\n- disability',
    'Race\nColour\nReligion or belief\nSex',
    'Religion: we respect what everybody here believes, and so do our customers.',
    'The race was won. Faith moves mountains.',
    'Religion | Ethnicity | Disability',
  ],
});

import { labelledIdentifier } from './labelled-identifier.ts';

export const licencePlate = labelledIdentifier({
  id: 'licence-plate',
  typeName: 'Registration plate',
  description:
    'The registration of a vehicle of any country behind a label such as “licence plate”.',
  severity: 'low',
  isSensitive: false,
  recommendation: 'Remove the registration plate: it leads to the keeper of the vehicle.',
  legalReference: { law: 'GDPR', article: 'Art. 4(1)' },
  triggers: (
    'license plate|licence plate|number plate|plate number|plate no|registration plate|vehicle registration|vehicle reg|reg no|reg number|tag number|kennzeichen|' +
    'immatriculation|matrícula|targa'
  ).split('|'),
  form: /(?=[A-Z\d -]{0,8}\d)(?=[A-Z\d -]{0,8}[A-Z])[A-Z\d]{1,4}(?:[- ]?[A-Z\d]{1,5}){1,2}(?![\p{L}\d]|[.,/-]\d)/uy,
  examples: [
    'License plate: [[7ABC123]]',
    'Kennzeichen [[B-MX 4711]], vehicle registration [[GJ 05 KL]]',
    'The number plate is yellow, and the plate number of 2 cars is unknown.',
    'License plate readers, 3 of them',
  ],
});

import { labelledIdentifier } from './labelled-identifier.ts';

export const customerNumber = labelledIdentifier({
  id: 'customer-number',
  typeName: 'Customer or participant number',
  description:
    'A number that identifies a person to a store, bank, study or office, after its label.',
  severity: 'low',
  recommendation: 'Remove the number, because it leads to the records kept under it.',
  legalReference: { law: 'GDPR', article: 'Art. 4(1)' },
  triggers: (
    'customer number|customer no|customer id|client number|client no|client id|participant id|' +
    'participant number|loyalty number|frequent flyer number|kundennummer|numéro client|' +
    'client code|customer code|client ref|customer ref|donor id|donor no|donor number|supporter number|' +
    'supporter id|sepa mandate|mandate reference|mandate ref|mandate no|mandate id|patron number|' +
    'loan number|loan no|mortgage number|cust no|cust id|cust code|cust ref|resident id|resident no|tenant id|tenant no|' +
    'tenant ref|tenant reference|volunteer no|volunteer id|volunteer number|uci|uci no|uci number'
  ).split('|'),
  form: /(?=[A-Z\d-]{0,8}\d{3})[A-Z]{0,4}[- ]?\d[A-Z\d-]{2,14}(?![\p{L}\d]|[.,]\d)/uy,
  examples: [
    'Tenant reference [[TEN-44819]]; resident ID: [[R-448192]]; holder of UCI [[1108-7734]].',
    'Customer no. ([[448192]])',
    'cust_id;name;plan\n[[88213]];Jane Roe;gold\n[[88214]];Jan Lis;silver',
    'UCI cycling rules of 2024; the tenant reference is checked by 12 agents.',
    'My customer number is [[C-1048822]].',
    'Participant ID: [[SW-0419]]; client code: [[HC-004418]]; donor no. [[D-20418]]',
    'The customer number is printed on the bill; client id 12.',
    'client_id: string, customer number of 2 letters',
  ],
});

import type { PlaceDetector } from '#engine/detector.ts';
import { GDPR } from '#engine/detectors/laws.ts';
import { isOfSupplier } from '#engine/detectors/pii/payment/bank-account-number.ts';

import { isOfBenefit } from './insurance-number.ts';
import { isInsured, MEMBERSHIP } from './is-insured.ts';
import { labelledIdentifier } from './labelled-identifier.ts';

const CLAIM = /^claim/i;
/** Banks number accounts in digits, so that letters tell a customer's account, as does the name of a supplier. */
const ACCOUNT = /^(?:account|acct)/i;
const WITH_LETTERS = /^[A-Z]{1,4}[- ]?\d/;

const byLabel = labelledIdentifier({
  id: 'customer-number',
  typeName: 'Customer or participant number',
  description:
    'A number that identifies a person to a store, bank, study or office, after its label.',
  severity: 'low',
  recommendation: 'Remove the number, because it leads to the records kept under it.',
  legalReference: { law: GDPR, article: 'Art. 4(1)' },
  triggers: (
    'customer number|customer no|customer id|client number|client no|client id|participant id|' +
    'participant number|loyalty number|frequent flyer number|kundennummer|numéro client|' +
    'client code|customer code|client ref|customer ref|donor id|donor no|donor number|supporter number|' +
    'supporter id|sepa mandate|mandate reference|mandate ref|mandate no|mandate id|patron number|' +
    'loan number|loan no|mortgage number|cust no|cust id|cust code|cust ref|resident id|resident no|tenant id|tenant no|' +
    'tenant ref|tenant reference|volunteer no|volunteer id|volunteer number|uci|uci no|uci number|' +
    'frequent flyer|frequent flyer no|loyalty no|loyalty card no|loyalty card number|library card no|library card number|' +
    'member number|member no|member id|membership number|membership no|membership id|' +
    'account number|account no|account id|account ref|acct|acct no|acct number|' +
    'claim number|claim no|claim ref|claim reference|claim id'
  ).split('|'),
  form: /\d{4}(?: \d{3,4}){1,3}(?![\p{L}\d]|[ .,-]\d)|(?=[A-Z]{0,4} ?[A-Z\d-]{0,8}\d{3})[A-Z]{0,4}[- ]?\d[A-Z\d-]{2,14}(?![\p{L}\d]|[.,]\d)/uy,
  examples: [
    'Tenant reference [[TEN-44819]]; resident ID: [[R-448192]]; holder of UCI [[1108-7734]].',
    'Customer no. ([[448192]])',
    'Member no.: [[77120]]   Gym: Leeds   Plan: Gold 24',
    'cust_id;name;plan\n[[88213]];Jane Roe;gold\n[[88214]];Jan Lis;silver',
    'UCI cycling rules of 2024; the tenant reference is checked by 12 agents.',
    'My customer number is [[C-1048822]].',
    'Participant ID: [[SW-0419]]; client code: [[HC-004418]]; donor no. [[D-20418]]',
    'The customer number is printed on the bill; client id 12.',
    'MEMBERSHIP CONTRACT   Member no. [[0048813]]; frequent flyer no. [[QF 42918830]]; library membership number: [[0048813]]',
    'Corbel LLP (ICAEW membership no. [[8830471]])',
    'Account number [[CN-4417-2088]], my acct is [[CN-4417-2089]]; the account no. 2024 plan, acct on file.',
    'Water account number [[8500 4471 2093]], my Netflix account no: [[85004471]], council tax account ref [[40448812]].',
    'Council tax support claim number [[20448812]]; housing benefit claim ref: [[HB20448813]]; the claim number is 20448814.',
    'Account number: 12 of 30; a member no longer, 2024; the member number grew to 12.',
    'client_id: string, customer number of 2 letters',
  ],
});

export const customerNumber: PlaceDetector = {
  ...byLabel,
  reach: { before: 90, after: 90 },
  verify(place) {
    const label = place.text.slice(place.start, place.end);
    if (MEMBERSHIP.test(label.replaceAll(/\s{1,9}/g, ' ')) && isInsured(place)) return undefined;
    if (CLAIM.test(label) && !isOfBenefit(place)) return undefined;
    const found = byLabel.verify(place);
    if (found === undefined || !ACCOUNT.test(label)) return found;
    const isOfCustomer =
      isOfSupplier(place) || WITH_LETTERS.test(place.text.slice(found.start, found.end));
    return isOfCustomer ? found : undefined;
  },
  readList: (place) =>
    /^(?:acc|claim)/i.test(place.text.slice(place.start, place.end))
      ? []
      : (byLabel.readList?.(place) ?? []),
};

import type { Match, Place, PlaceDetector } from '#engine/detector.ts';
import { isOfSupplier } from '#engine/detectors/pii/payment/bank-account-number.ts';
import { GDPR } from '#engine/laws.ts';
import { valueAfterLabel } from '#engine/text/labeled-value.ts';

import { isOfBenefit } from './insurance-number.ts';
import { isInsured, MEMBERSHIP } from './is-insured.ts';
import { labeledIdentifier } from './labeled-identifier.ts';

const CLAIM = /^claim/i;
/** Of a journey: six letters and digits, which open the booking for whoever knows the surname too (IATA). */
const BOOKING = [
  'pnr',
  'record locator',
  'booking reference',
  'booking ref',
  'booking code',
  'reservation code',
  'buchungscode',
  'buchungsnummer',
  'código de reserva',
  'codice di prenotazione',
];
const OF_BOOKING = /(?:pnr|locator|^booking|^reservation|^buchung|reserva$|prenotazione$)/iu;
const BOOKING_CODE = /(?=[A-Z]{0,5}\d)(?=\d{0,5}[A-Z])[A-Z\d]{6}(?![\p{L}\d-]|[.,]\d)/uy;
const JOURNEY =
  /(?<!\p{L})(?:pnr|flights?|airlines?|airways|passengers?|e-?tickets?|itinerary|depart(?:s|ure)|ferry|train|travell?ers?|surname|lead guest|check-in)(?!\p{L})/iu;
/** The subjects of a trial are numbered by site: `114-0027`. Schools and mail have subjects too. */
const SUBJECT = [
  'subject number',
  'subject no',
  'subject id',
  'randomisation number',
  'randomization number',
];
const OF_SUBJECT = /^[A-Z]{0,4}-?\d{2,6}-(?:[A-Z]{0,2}\d{2,6})(?:-\d{1,4})?$/;
/** Words in other languages that are labels only before a colon or the sign for a number. */
const NAMES_WITH_SIGN = ['afiliado', 'afiliada', 'contrat', 'sinistre', 'abonné', 'adhérent'];
const SIGN = /^ ?(?::|n[°ºo]\.? ?:? ?[A-Z\d]|# ?\d)/i;

/** Banks number accounts in digits, so that letters tell a customer's account, as does the name of a supplier. */
const ACCOUNT = /^acc/i;
const WITH_LETTERS = /^[A-Z]{1,4}[- ]?\d/;

const byLabel = labeledIdentifier({
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
    'claim number|claim no|claim ref|claim reference|claim id|' +
    'acc no|acc number|acc ref|known traveler number|known traveller number|ktn|redress number|redress control number|' +
    'screening number|trial subject no|trial subject number|study subject no|codice cliente|numero cliente|' +
    'número de cliente|número de socio|número de afiliado|código de cliente|número de contrato|numéro de contrat|' +
    'numéro de sinistre|numéro de client|klantnummer|lidnummer|numer klienta|nr klienta|asiakasnumero|kundnummer|' +
    'kundenr|vertragsnummer|mitgliedsnummer|' +
    "holder's number|holder number|holder's no|holder no|investor number|investor's number|investor ref|investor reference|" +
    'shareholder number|shareholder reference number|shareholder ref|bondholder number|plan holder number|' +
    [...BOOKING, ...SUBJECT, ...NAMES_WITH_SIGN].join('|')
  ).split('|'),
  form: /\d{3} \d{3} \d{3}(?! ?[\p{L}\d]|[.,-]\d)|\d{4}(?: \d{3,4}){1,3}(?![\p{L}\d]|[ .,-]\d)|(?=[A-Z]{0,4} ?[A-Z\d-]{0,8}\d{3})[A-Z]{0,4}[- ]?\d[A-Z\d-]{2,14}(?![\p{L}\d]|[.,]\d)/uy,
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
    'PNR              [[QK7XN2]]\nBooking reference (PNR): [[QK7XN3]]; flight BA 117, record locator [[X4T9LM]]; Known Traveler Number: [[TT1172B9K]]',
    'PNR data of passengers: POLICY; record locator field, 6 characters.',
    'The booking ref AB1234 of a desk, booking reference: POLICY.',
    'Subject number: [[114-0027]]; subject no. [[114-0028]], Subject ID [[US-114-0029]]; screening number: [[S1140027]]',
    'Subject number 3 of the exam; subject ID 1042 for history, subject no. 2024.',
    'The acc no is [[LB-40-118833]]; acc no 10 of 12.',
    'Codice cliente      [[710 448 291]]\nN.º afiliado: [[SITT-20418]]; contrat n° [[0042871953-H]], sinistre n° [[2025-029-11873]]; klantnummer: [[884417]]',
    'Le contrat 2024 est long, sinistre 2025, un abonné: oui; el afiliado 2024.',
    "National Savings, holder's number: [[306 114 827]]; investor reference [[C0044182773]]; shareholder reference number [[3081 447 120]].",
    'The holder number 2 of the rack is loose; the investor number rose to 312, the holder no longer holds 300 shares.',
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
    if (OF_BOOKING.test(label)) return bookingCode(place, label);
    const found = byLabel.verify(place);
    if (found === undefined || !isOfLabel(place, label.toLowerCase(), found)) return undefined;
    if (!ACCOUNT.test(label)) return found;
    const isOfCustomer =
      isOfSupplier(place) || WITH_LETTERS.test(place.text.slice(found.start, found.end));
    return isOfCustomer ? found : undefined;
  },
  readList: (place) =>
    /^(?:acc|claim|subject|contrat|sinistre)/i.test(place.text.slice(place.start, place.end))
      ? []
      : (byLabel.readList?.(place) ?? []),
};

/** The code of a booking; labels other than PNR are also those of desks and halls. */
function bookingCode(place: Place, label: string): Match | undefined {
  const code = valueAfterLabel(place, BOOKING_CODE);
  if (code === undefined) return undefined;
  if (!/pnr|locator/i.test(label) && !JOURNEY.test(place.text)) return undefined;
  const why = `A code of six letters and digits follows “${label}”.`;
  return { start: code.start, end: code.end, confidence: 0.85, why };
}

/** Whether a number is one of those that an ambiguous label has. */
function isOfLabel({ text, end }: Place, label: string, found: Match): boolean {
  if (SUBJECT.includes(label)) return OF_SUBJECT.test(text.slice(found.start, found.end));
  return !NAMES_WITH_SIGN.includes(label) || SIGN.test(text.slice(end, end + 8));
}

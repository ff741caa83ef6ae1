import type { Match, Place, PlaceDetector } from '#engine/detector.ts';
import { labeledIdentifier } from '#engine/detectors/pii/labeled-numbers/labeled-identifier.ts';
import { GDPR } from '#engine/laws.ts';
import { groupAt } from '#engine/text/labeled-value.ts';
import { oneLine } from '#engine/text/one-line.ts';

import { accountAtBank, BANKS } from './account-at-bank.ts';
import { CANADIAN_ACCOUNT, canadianAccount } from './canadian-account.ts';
import { SORT_CODE_AND_ACCOUNT, sortCodeAndAccount } from './sort-code-and-account.ts';

const byLabel = labeledIdentifier({
  id: 'bank-account-number',
  typeName: 'Bank account number',
  description: 'A number of six to seventeen digits after a label such as “account number”.',
  recommendation: 'Remove the account number or show only its last four digits.',
  legalReference: { law: GDPR, article: 'Art. 4(1)' },
  triggers:
    'account|acct|a/c|account_number|accountnumber|acct_number|acc_number|bank_account_number|bank_account_no|bank_acc_no|iban_or_acct|iban_or_acc|acct_or_iban|account_no_or_iban|account_number_or_iban|iban_or_account|account_or_iban|iban_or_account_number|iban_or_account_no|iban/account|account/iban|iban or account|account or iban|bank_account|bank_acc|bank_acct|bank acc|account_no|acc_no|acct_no|acc no|kontonummer|konto-nr|conta|conta corrente|conta poupança|acc|cuenta|compte|rekeningnummer'.split(
      '|',
    ),
  form: /\d(?: \d){7}(?! ?\d|[\p{L}\d.,/-])|(?=(?:\d[ -]?){5,17}(?:\d|-X)(?![\d-]))\d{1,17}(?:[ -]\d{2,8}){0,4}(?:-[\dX])?(?![\p{L}\d]|[.,/]\d)/uy,
  examples: [
    'Account number: [[000123456789]]',
    'Acct. No. [[12-345678-90]]',
    'Please pay into checking account [[9876543210]].',
    'Name  Sort code  Account\nJane Roe  20-45-67  [[55779911]]\nJohn Doe  40-11-18  [[10238476]]',
    'no,name,account\n1,Roe, Jane,[[10101284]]\n2,John Doe,[[01400844]]\n3,Poe, Al,[[20138811]]',
    'name,bank_sort,bank_acc\nJane Roe,20-45-67,[[55779911]]\nJohn Doe,40-11-18,[[10238476]]',
    'Account no. ........ [[31926819]]',
    'supplier,account_number,sort_code\nPennine Plastics Ltd,[[31926819]],60-16-13\n\naccount_number: [[31926820]]; accountNumber: [[31926821]]',
    'employee,iban_or_account,bic_or_sort\nJane Miller,[[31926819]],60-16-13\nAl Poe,DE89370400440532013000,COBADEFFXXX\nKai Roe,[[01-0123-0123456-00]],',
    'GL,account_number,debit\n1,4001,22.50\n2,6802,17.10',
    'Account no.  [[4 8 2 0 3 7 1 6]]',
    'Transfer to the treasurer: 40-22-17 [[81306425]]; sort 09-01-28 acc [[71550392]]',
    'Pay Janet: sort code 20-45-77, number [[63849201]]',
    'Banco Itaú (341)   Agência 0417   Conta [[28841-6]]; account no. [[28841-7]], savings account [[003-912844-7]]',
    'Refund to BSB 063-118 acc [[1044 1728]] thanks; it conta 120000 inhabitants, acc 10441728 to him.',
    'On 12-03-24, number 10000017 was drawn.',
    'Pay 1698.42 to [[00412-003 7719024]], or [[10160-004-5580317]].',
    'Returned to account 83-19-42\n[[00771594]] on 24 February, or to account 83-19-42 / [[00771595]]; account 83-19-42 [[00771596]].',
    'Account number: [[00482917733]]; bank account no. [[00482917734]], Acct # [[00482917735]]',
    'Part 00412-003 77 of lot 00412-703 7719024.',
    'On account of 2024 figures, the account 12345 was closed.',
    'account balance: 1,234,567.00; taken into account 100000.50 times',
    'Refund to DBS [[021-40418-7]] or OCBC [[517-204418-001]], salary at Zenith Bank [[2041880315]]; pay into GTBank: [[0204188316]].',
    'Linked savings account: Roll number [[E/20418-7]]; building society roll no. [[B/4418 207]].',
    'Call him: paid into the salon, Capitec [[1448820391]], or NUBAN [[0718842093]], or Absa acc no [[4051882034]].',
    'FNB 2024 report; call Nedbank 0800 555 111; Absa 10 years.',
    'The DBS Check 001-2024, UBA 2024; student roll number 20418; the zenith of 2041880315 stars.',
    'Loan with Nedbank, acc [[40128817264]]; the bank has acc 12 of them.',
    'Account manager 555 of 600',
    'Water account number 8500 4471 2093, my Netflix account no: 85004471, council tax account 40448812, BT account 10448812.',
    'Her business account number [[31926819]], our client account no. [[31926821]]; the water bill account closed in 2024.',
  ],
});

/** A sort code between the label and the number itself, which may be on the next line. */
const SORT_CODE_BEFORE =
  /\d\d-\d\d-\d\d(?:[ \t]{0,3}[/,;]?[ \t]{0,3}\r?\n?[ \t]{0,12})(\d{7,8})(?![\w-]|[.,/]\d)/y;

/** A bank right before the abbreviation of an account. */
const BANK_BEFORE =
  /(?<!\p{L})(?:\p{L}{0,12}bank|fnb|absa|capitec|investec|hsbc|barclays|lloyds|natwest|santander|monzo|building society|credit union)[ ,;:–-]{1,4}$/iu;

/** Whoever supplies water, power, a line or films numbers the accounts of customers too. */
const OF_SUPPLIER = new RegExp(
  oneLine`(?<!\p{L})(?:water|gas|electric(?:ity)?|energy|power|heating|utilit(?:y|ies)|broadband|internet|phone|mobile|telephone
    |telecoms?|council tax|business rates|rates|rent|tv|television|streaming|subscription|store|shop|loyalty
    |customer|parking|toll|library|frequent flyer|fuel card|netflix|spotify|amazon|ebay|sky|virgin(?: media)?
    |vodafone|o2|ee|bt|talktalk|verizon|at&t|t-mobile|comcast|xfinity|telstra|optus|edf|e\.?on|npower|ovo|octopus(?: energy)?
    |british gas|scottish ?power|thames water|severn trent|united utilities|paypal|airbnb|uber)(?:['’]s)?(?: (?:supply|bill|service|customer|user|business|billing))?[ ]$`,
  'iu',
);

export const bankAccountNumber: PlaceDetector = {
  ...byLabel,
  triggers: [...byLabel.triggers, ...SORT_CODE_AND_ACCOUNT, ...CANADIAN_ACCOUNT, ...BANKS],
  reach: { before: 120, after: 120 },
  verify: (place) => (isOfBank(place) ? accountIn(place) : undefined),
  readList: (place) =>
    BANKS.includes(place.text.slice(place.start, place.end).toLowerCase())
      ? []
      : (byLabel.readList?.(place) ?? []),
};

function accountIn(place: Place): Match | undefined {
  if (BANKS.includes(place.text.slice(place.start, place.end).toLowerCase())) {
    return accountAtBank(place);
  }
  const pair = sortCodeAndAccount(place)?.account ?? canadianAccount(place);
  const found = pair ?? byLabel.verify(place);
  if (found === undefined || pair !== undefined) return found;
  const behindCode = groupAt(place.text, found.start, SORT_CODE_BEFORE);
  return behindCode === undefined
    ? found
    : { ...found, start: behindCode.start, end: behindCode.end };
}

/** Whether a word is a label: `acc` after a bank code, and in Portuguese `conta` before a number with a check digit. */
function isOfBank({ text, start, end }: Place): boolean {
  const label = text.slice(start, end).toLowerCase();
  if (isOfSupplier({ text, start, end })) return false;
  if (label === 'acc')
    return (
      BANK_BEFORE.test(text.slice(Math.max(0, start - 40), start)) ||
      /(?:bsb|sort(?: code)?)\D{0,6}\d{3}[- ]?\d{3}[ ,;]{1,3}$/i.test(text.slice(0, start))
    );
  return label !== 'conta' || /^:?[ \t]{1,4}\d{4,12}-[\dXx]/.test(text.slice(end, end + 24));
}

/** Whether the account before a number is one with a supplier rather than with a bank. */
export function isOfSupplier({ text, start }: Place): boolean {
  return OF_SUPPLIER.test(text.slice(Math.max(0, start - 60), start));
}

import type { Match, Place, PlaceDetector } from '#engine/detector.ts';
import { GDPR, HIPAA_PRIVACY_RULE } from '#engine/laws.ts';
import {
  groupAt,
  type LabeledValue,
  valueAfterLabel,
  valueAt,
} from '#engine/text/labeled-value.ts';
import { linesAround } from '#engine/text/lines.ts';

import { isInsured, MEMBERSHIP } from './is-insured.ts';
import { labeledIdentifier } from './labeled-identifier.ts';

const GROUPS = ['group ####*', 'grp ####*'];
const IN_GROUP = /\d[\dA-Z-]{3,14}(?![\p{L}\d]|[.,]\d)/uy;
/** US health insurers, whose name alone may introduce a member number: three letters and digits. */
const PAYERS = 'bcbs|blue cross|aetna|cigna|humana|anthem|uhc|unitedhealthcare|kaiser'.split('|');
const OF_PAYER =
  /:?[ \t]{1,3}(?:(?:id|member id|member no|policy|subscriber id)\b\.?[ \t]{0,2}[#:]{0,2}[ \t]{0,3}|#[ ]?|[A-Z]{2}[ \t]{1,3})?([A-Z]{1,4}\d{6,14}|[A-Z]{3}(?: \d{3}){3})(?![\p{L}\d-])/iuy;
/** Health insurers elsewhere, whose members have numbers of digits alone; numbers to call begin with a zero. */
const PAYERS_ABROAD =
  'discovery health|bonitas|medshield|bestmed|fedhealth|profmed|momentum health|vhi|laya healthcare|medibank'.split(
    '|',
  );
const OF_PAYER_ABROAD =
  /:?[ \t]{1,3}(?:(?:member(?:ship)?|policy|no|number|id)\b\.?[ \t#:]{0,3}){0,2}([1-9]\d{2} \d{3} \d{3}|[1-9]\d{7,9})(?![ ]?[\p{L}\d-])/iuy;
/** The South African health insurer between the label and the number. */
const MEDICAL_AID = 'medical aid';
const OF_MEDICAL_AID =
  /(?: scheme)?:?[ \t]{1,4}\p{Lu}[\p{L}&' ]{2,40}(?:,|[ ]-|[ ]\()[ ]?(?:member(?:ship)? )?(?:no|number)\b\.?:?[ ]{0,3}(\d(?:[\d ]{4,14})\d)(?![\p{L}\d-])/iuy;
/** A court gives claims numbers of its own: `K01WF417`, `3YK12345`, `HQ18X01234`, `KB-2023-001234`, `123MC456`. */
const OF_COURT =
  /^(?:[A-M]\d{2}[A-Z]{2}\d{3}|\d[A-Z]{2}\d{5}|[A-Z]{2}\d{2}[A-Z]\d{5}|[A-Z]{2}-(?:19|20)\d{2}-(?:[A-Z]{3}-)?\d{6}|\d{3}MC\d{3})$/;
const COURT = /\b(?:court|tribunal|defendant)\b|between:/i;
/** Benefits are claimed from an office, which numbers the claims. */
const BENEFIT =
  /(?:benefits?|council tax(?: support| reduction)?|universal credit|tax credits?|allowance|pip|esa|jsa|housing|asylum|expenses?|support|pension credit|small claims?|refund|grant)[ ]$/i;
/** What staff spend is claimed from the employer. */
const EXPENSES =
  /(?<!\p{L})(?:expenses?|mileage|subsistence|per diem|reimburse(?:ment|d)?|cost[ _]?cent(?:re|er)|vat|net|gross|receipts?|travel claims?)(?!\p{L})/iu;
/** The other columns of a list of claims on an insurance. */
const OF_INSURER =
  /(?<!\p{L})(?:insur\p{L}{1,8}|polic(?:y|ies)|patient|provider|payer|member|subscriber|diagnos\p{L}{2,4}|incident|loss|injur\p{L}{1,4}|damage|adjuster|claimant|accident|premium|coverage|beneficiary)(?!\p{L})/iu;
const IN_MEDICAID = /^:?[ \t]{1,4}[A-Z]{2}\d{6}/;
/** Company policies are numbered too, but with fewer digits. */
const AFTER_POLICY =
  /^ ?# ?[A-Z]{0,4}[- ]?\d|^:?[ \t]{1,4}(?!\d{1,4}[/-]\d)(?=[A-Z]{2,4}(?:[-/ ]?\d){8})[A-Z]{2,4}[-/ ]?\d/;
/** A group is an insurance group if a member number precedes it. */
const MEMBER =
  /(?:member|subscriber|policy|insurance|certificate|bcbs|aetna|cigna|humana|anthem|uhc|kaiser)[^\n.;]{1,50}\d[^\n.;]{0,20}$/i;

/** What only American health plans have, whose numbers identify patients. */
const AMERICAN_PLAN =
  /(?<!\p{L})(?:medicare|medicaid|subscriber|beneficiary|copay|co-pay|deductible|payer|hmo|ppo|rx|grp|group (?:no|number|id)|bcbs|blue cross|aetna|cigna|humana|anthem|uhc|unitedhealthcare|kaiser)(?!\p{L})/iu;
const AMERICAN_LAW = { law: HIPAA_PRIVACY_RULE, article: '45 CFR § 164.514(b)(2)(i)(I)' } as const;

/** The number of a medical card with its letter, behind the name of the Irish scheme in capitals. */
const OF_GMS = /(?<=GMS)[ ]?:?[ ]{1,3}(\d{6,7} ?[A-Z])(?![\p{L}\d])/uy;

const byLabel = labeledIdentifier({
  id: 'insurance-number',
  typeName: 'Insurance or member number',
  description: 'The number of an insurance policy, a claim or a member, after its label.',
  recommendation: 'Remove the policy, claim or member number.',
  legalReference: { law: GDPR, article: 'Art. 4(1)' },
  triggers: (
    'policy number|policy no|policy id|insurance number|insurance no|insurance id|' +
    'insurance policy|member id|member number|member no|membership number|membership no|' +
    'policy|bupa no|bupa number|medicare no|medicare number|medicaid no|medicaid number|medicaid id|' +
    'medicare id|subscriber id|subscriber number|group number|claim number|claim no|claim id|' +
    'medicaid|workcover claim|compensation claim|insurance claim|covered by workcover, claim|' +
    'ohip|ohip card|ohip no|health card|health card no|health card number|beneficiary number|versicherungsnummer|' +
    'health insurance card|health insurance card no|health insurance card number|insurance card no|insurance card number|' +
    'health care no|health care number|health care card|health care card no|healthcare no|healthcare number|personal health no|ahcip|ahcip no|' +
    'medical card|medical card no|medical card number|med card|med card no|med.card|med. card|gms no|gms number|gms|' +
    'ndis participant|ndis participant no|ndis participant number|ndis no|ndis number|medical aid|medical aid no|medical aid number|medical scheme no|medical scheme number|ehic|ehic no|ehic number|phin|phin no|phin number'
  ).split('|'),
  beforeSign: ['member', 'claim', 'subscriber'],
  form: /\d{3}[- ]\d{3}[- ]\d{3}[A-Z](?![\p{L}\d])|\d{5}-\d{4}(?![\p{L}\d-]|[.,]\d)|[A-Z]{2,4}(?: \d{3,4}){2,4}(?! ?\d)|(?:[A-Z]{1,5}[-/]){2,3}\d{5,10}(?![\p{L}\d]|[-/.,]\d)|\d{3} \d{3} \d{3}(?![ -]?[\dA-Z])|\d{4}([ -])\d{3}\1\d{3}(?:\1[A-Z]{2})?(?![ -]?[\dA-Z])|\d{4} \d{5} \d(?: ?\/ ?\d)?(?! ?\d)|(?=[A-Z]{0,4} ?[A-Z\d/-]{0,14}\d{3})(?!\d{1,2}[/-]\d{1,2}[/-]\d{2,4}(?!\d))[A-Z]{0,4}[-/ ]?\d[A-Z\d/-]{4,18}(?![\p{L}\d]|[.,]\d)/uy,
  examples: [
    'Health card: [[5518 772 046]]; OHIP [[4417-902-318-KM]]',
    'The health card 5518 77 was lost; claim no. 4412 of 2019.',
    'Policy number: [[POL-4482913]]',
    'Member ID [[XZA901234567]], group number [[0098123]]',
    'Policy number   [[PK/88/2204913]]',
    'Medicare no. [[4951 88203 1 / 2]], Bupa no. [[4410-88273-2]]',
    'Medical aid number: [[403884127]]; medical aid: Discovery Health, no. [[403 884 128]]; policy number [[SMI/MTR/0088213]].',
    'Insurance: BCBS ID# [[XGH882041977]], GRP [[70012]]; Aetna [[W123456789]]; health insurance card no. [[06134407]]',
    'Medical aid for 2024 was sent; Humana 2024, Cigna ID, Aetna ABC; policy number IT-SEC-2024.',
    'In the County Court at Leeds, claim no. K01LS417; claim number KB-2023-001234.\nBetween: Jane Roe (Claimant)\nClaim no. 88204417',
    'Council tax support claim number 20448812; housing benefit claim no: 20448813; the claim number is [[20448814]].',
    'WorkCover claim [[WC-2210457]]; the insurance claim of 2024 was paid.',
    'Insurance: Medicaid [[NM40918827]]; Medicaid 2020-2024, Medicaid in NM.',
    'OHIP card [[4418-827-044-XK]]; a health card 2024 for all.\n\nPolicy number\n[[KM 7714 2093]]\n\nMember number\n[[CU 20418]]',
    'AB health care no.: [[60418-2297]]; Med. card  [[K308841B]], GMS no. [[3088412C]]; NDIS participant [[431 882 604]]; Health care card    [[207-731-882T]]; BCBS TX  [[XQA 204 881 773]]',
    'Jane Roe, GMS [[1488213 A]], GMS: [[3088412C]]; 200 gms 1488213 A, GMS 2024 and GMS phones.',
    'The medical card of 2024 was renewed for 12 months; NDIS participants 2024-2025; health care no. 12 of the list.',
    'Policy number 12/03/2024 is a date.',
    'Policy # [[4482913]], claim #[[88204417]]; claim 4 of the member.',
    'The policy number of 2024 has changed; claim no. 12 is lost.',
    'Jane Roe, member ID [[ZRG 904 118 552]], group [[10023841]]',
    'The group 10023841 of atoms; policy of 2024. Group 4471 left; a member of group 2000.',
    'Caller Jane Roe, policy [[MOT-4471-9026]], asks about the excess.',
    'Policy HR-2024 is in force; our policy FIN-2023-001 applies, and policy 12 of the plan.',
    'Insurance policy for 12 months; member number unknown.',
    'Member no.: [[441882093]]   Plan: Gold PPO, group 12',
    'Member no.: 77120   Club: Leeds   Plan: Gold 24',
    'claim_id,date,cost_centre,net,vat\nTR-44710,2025-03-02,D12,12.00,2.40\nTR-44720,2025-03-02,D12,13.00,2.60\n\nExpense form, claim no. TR-44718 (mileage)',
    'claim_no,policy,loss_date\n[[MC-44710]],home,2025-03-02\n[[MC-44720]],home,2025-03-02',
    'Jane Roe, Bonitas [[517 330 482]]; MB PHIN [[517 330 483]]; Medibank 2024 and Discovery Health 0860 99 88 77.',
    'Northside Health Club - member number 88204 - group classes included',
  ],
});

export const insuranceNumber: PlaceDetector = {
  ...byLabel,
  triggers: [...byLabel.triggers, ...GROUPS, ...PAYERS, ...PAYERS_ABROAD],
  reach: { before: 90, after: 90 },
  // A program or a policy is mentioned more often than somebody's number in it.
  glance: (text, start, end) =>
    byLabel.glance?.(text, start, end) === true &&
    (!/^medicaid$/i.test(text.slice(start, end)) || IN_MEDICAID.test(text.slice(end, end + 12))) &&
    (!/^policy$/i.test(text.slice(start, end)) || AFTER_POLICY.test(text.slice(end, end + 26))),
  verify(place) {
    const found = numberAt(place);
    if (found === undefined || !AMERICAN_PLAN.test(place.text)) return found;
    return { ...found, legalReference: AMERICAN_LAW };
  },
  readList: (place) => (isOfExpenses(place) ? [] : (byLabel.readList?.(place) ?? [])),
};

/** Whether a column or a label of claims is one of what staff spent. */
function isOfExpenses(place: Place): boolean {
  const { text, start, end } = place;
  if (!text.slice(start, end).toLowerCase().startsWith('claim')) return false;
  const around = underscoresAsBlanks(linesAround(text, place));
  return EXPENSES.test(around) && !OF_INSURER.test(around);
}

function underscoresAsBlanks(line: string): string {
  return line.replaceAll('_', ' ');
}

function numberAt(place: Place): Match | undefined {
  const { text, start, end } = place;
  const label = text.slice(start, end).toLowerCase();
  if (/^gr(?:ou)?p\s\d/.test(label)) return groupNumber(place);
  if (label === 'gms') return asMatch(groupAt(text, end, OF_GMS));
  if (PAYERS.includes(label)) return asMatch(groupAt(text, end, OF_PAYER));
  if (PAYERS_ABROAD.includes(label)) return asMatch(groupAt(text, end, OF_PAYER_ABROAD));
  if (isSocial(place)) return undefined;
  if (MEMBERSHIP.test(label) && !isInsured(place)) return undefined;
  if (label.startsWith('claim') && isOtherClaim(place)) return undefined;
  const named = label === MEDICAL_AID ? asMatch(groupAt(text, end, OF_MEDICAL_AID)) : undefined;
  return named ?? byLabel.verify(place);
}

function isOtherClaim(place: Place): boolean {
  return isOfCourt(place) || isOfBenefit(place) || isOfExpenses(place);
}

function groupNumber({ text, start, end }: Place): Match | undefined {
  if (!MEMBER.test(text.slice(0, start))) return undefined;
  const found = valueAt(text, start + (text.slice(start, end).search(/\d/) || 0), IN_GROUP);
  if (found === undefined) return undefined;
  const why = 'A group number follows a member number.';
  return { start: found.start, end: found.end, confidence: 0.8, why };
}

/** Whether a claim is one in court, whose number is public. */
function isOfCourt(place: Place): boolean {
  const value = valueAfterLabel(place, /[\w-]{4,24}/y)?.value ?? '';
  return OF_COURT.test(value) || COURT.test(place.text);
}

/** Whether the number is a Canadian one of social insurance, which has a type. */
function isSocial({ text, start, end }: Place): boolean {
  return (
    /social $/i.test(text.slice(0, start)) &&
    /^[: ]{0,4}\d{3}[ -]\d{3}[ -]\d{3}(?!\d)/.test(text.slice(end))
  );
}

/** Whether a claim is one for a benefit rather than on an insurance. */
export function isOfBenefit({ text, start }: Place): boolean {
  return BENEFIT.test(text.slice(0, start));
}

function asMatch(found: LabeledValue | undefined): Match | undefined {
  if (found === undefined) return undefined;
  const why = 'A number in the expected format follows the name of a health insurer.';
  return { start: found.start, end: found.end, confidence: 0.85, why };
}

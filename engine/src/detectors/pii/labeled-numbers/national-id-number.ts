import type { Place, PlaceDetector } from '#engine/detector.ts';
import { GDPR } from '#engine/laws.ts';

import { isAdmission, isOfBorder } from './is-admission.ts';
import { isPeopleHeader } from './is-people-header.ts';
import { labeledIdentifier } from './labeled-identifier.ts';

/** Goods have these too: they count only as a column header next to a column of people. */
const VAGUE = /^(?:id(?: ?no| ?number)?|passport ?\/ ?id|id ?\/ ?passport)$/i;
const OF_SSS = /^\.?:?[ \t]{1,40}\d{2}-\d{7}-\d(?![\d-])/;
/** Papers whose numbers look like those of the passport beside them. */
const OWN_PAPER = /^(?:brp|residence (?:permit|card)|visa)/i;
const OF_OWN_PAPER = 0.9;
/** Whose number it is: a person's own, or its holder's. */
const OF_SOMEBODY =
  /(?:\b(?:my name is|i am|his|her|holder of|bearer of|holding|mr|mrs|ms|miss)\b[^.;\n]{0,50}|\bmy )$/i;

/** A party to an agreement, with its name, at the beginning of the line. */
const OF_PARTY =
  /(?:^|\n)[ \t]{0,12}(?:co-?)?(?:name|full name|borrower|guarantor|tenant|lessee|buyer|purchaser|seller|applicant|employee|client|customer|member|patient|next of kin|spouse|witness|beneficiary|director|signatory|driver|student|owner)(?: \d)?[ \t]{0,4}[:.][ \t]{1,16}\p{Lu}[\p{L}’'-]{1,20} \p{Lu}[^\n:]{1,60}$/iu;

const byLabel = labeledIdentifier({
  id: 'national-id-number',
  typeName: 'Identity number',
  description: 'A personal identity number of any country after a label such as “national ID”.',
  recommendation: 'Remove the identity number.',
  legalReference: { law: GDPR, article: 'Art. 4(1)' },
  triggers: (
    'national id|national id number|national identification number|national identity number|' +
    'identity card|identity card number|identity card no|mykad|mykad no|brp no|brp number|brp|' +
    'id card number|id card no|citizen id|' +
    'citizenship number|citizenship no|personal identification number|residence permit no|' +
    'residence permit number|a-number|alien number|alien registration number|uscis number|i-94|' +
    'i-94 number|i-94 no|admission number|admission no|visa number|visa no|' +
    'sss|sss no|sss number|ssnit|ssnit no|ssnit number|philhealth|philhealth no|philhealth number|pag-ibig no|pag-ibig mid|' +
    'id no|id number|passport / id|passport/id|id / passport|id/passport|nssf no|nssf number|nssf|nhif no|' +
    'shif no|nhis no|nic no|nic number|nric no|ic no|' +
    'certificate of sponsorship|certificate of sponsorship number|certificate of sponsorship no|cos number|cos no|' +
    'ckyc|ckyc no|ckyc number|kyc no|centrelink crn|centrelink number|centrelink no|' +
    'labour card no|labour card number|iqama|iqama no|civil id|civil id no|qid|ihi|ihi no|' +
    'pr card|pr card no|pr card number|permanent resident card|home return permit|omang no|' +
    'emirates id / passport|gsis no|umid|uan|uan no|pf number|epf no|epic no|nin no|' +
    "carte nationale d'identité|carte d'identité|cni|titre de séjour|carte de séjour|" +
    'residence card|residence card no|residence card number|zairyu card|zairyu card no|zairyu card number|' +
    'pnc id|pncid|pnc no|pnc number|personalausweisnummer|pps number|pps no|ppsn|pps no.|número de identidad|cédula'
  ).split('|'),
  form: /(?=[A-Z]{0,4}[- ]?\d)(?=(?:[A-Z\d][-/. ]?){6,18}(?![A-Z\d]))[A-Z\d]{1,14}(?:[-/. ][A-Z\d]{1,10}){0,4}(?![\p{L}\d]|[.,/]\d)/uy,
  examples: [
    'National ID: [[8203-114-0925]]',
    'Identity card no. [[AB4482913]], visa number [[20231187]]',
    'Signed by Azman Roe, identity card [[710304-08-5521]]; BRP no. [[RX4471829]].',
    'An identity card is asked for at the gate; 12 identity cards; the BRP was abolished in 2024.',
    'A-Number [[A204-551-873]]',
    'A-Number:      [[A 214-883-097]]\nI-94 no.:      [[H4K02918R6A]]',
    'PPS number [[7364921KA]]',
    'SSS no. [[34-1827365-9]]    PhilHealth [[19-025834716-2]]; UAN [[100482917365]]',
    'Ana Roe, SSS   [[07-1827365-4]]; the SSS 071827365 of 2024.',
    'SSNIT [[C018203040011]]; SSNIT pays the pension of 1992.',
    'PhilHealth pays 12 of 30 days; the SSS no. is due in 2024.',
    'I, Jane Roe, holder of ID no. [[24817736]]; my name is John Roe, ID No: [[30518274]].',
    'Borrower:   Grace Atieno Roe     ID No. [[24817736]]    Tel 0722 418 930\nGuarantor: John Kiprop Roe, ID No: [[30518274]]\nOwner: see the list\nAsset:  Pump X2   ID No. 24817737',
    'Certificate of Sponsorship: [[C2G8K12345L]]; CKYC no. [[50018274463021]]',
    'The national id is missing; visa no. 12 is due.',
    'Jane Roe, BRP no. [[ZU4471829]]     Passport U21884037 exp 11/02/2030',
    'PR card [[RA0302123456]]; a PR card for 12 agencies.',
    'NHIS no. [[44182703]]; IHI: [[8012 4471 8827 04]]',
    'Surname\tID No\tNSSF No\nRoe\t[[24817736]]\t[[2018847712]]\nPaz\t[[29930418]]\t[[2019930042]]',
    'name,national_id\nAna Lima,[[293.847.561-64]]\n\nfull_name;id_number\nJane Roe;[[24817736]]',
    "CREATE TABLE `users` (\n  `id` int,\n  `email` varchar(90),\n  `id_number` varchar(32)\n);\nINSERT INTO `users` VALUES (1,'a@roe.example','[[24817736]]'),(2,'b@roe.example','[[30518274]]');",
    "CREATE TABLE parts (id int, id_number varchar(32));\nINSERT INTO parts VALUES (1,'24817736');",
    'Part  ID No  Price\nBolt  24817736  3.10\nNut  29930418  2.00\n\nThe ID no. 24817736 of the pump.',
    "Carte nationale d'identité n° [[880692310285]]; CNI n° [[X4RTBPFW4]]; titre de séjour n° [[9903184472]], valid until 2027",
    'Residence card number: [[AB12345678CD]]; a residence card for 12 months, and the CNI of 2024.',
    'Admission number: [[48172093655]], admission no. [[481720936A5]].',
    'PNC ID: [[97/20418X]]; PNC checks of 2024.',
    'National ID cards of 30 countries',
  ],
});

export const nationalIdNumber: PlaceDetector = {
  ...byLabel,
  verify(place) {
    if (isOtherSss(place)) return undefined;
    if (isVague(place) && !isOfSomebody(place.text.slice(0, place.start))) return undefined;
    const found = byLabel.verify(place);
    if (found === undefined) return undefined;
    if (OWN_PAPER.test(place.text.slice(place.start, place.end)))
      return { ...found, confidence: OF_OWN_PAPER };
    if (!isAdmission(place)) return found;
    return isOfBorder(place.text.slice(found.start, found.end)) ? found : undefined;
  },
  readList: (place) =>
    isVague(place) && !isPeopleHeader(place) ? [] : (byLabel.readList?.(place) ?? []),
};

function isOfSomebody(before: string): boolean {
  return OF_SOMEBODY.test(before) || OF_PARTY.test(before);
}

/** The abbreviation alone has many meanings, but only one with the groups of the Philippine Social Security System. */
function isOtherSss({ text, start, end }: Place): boolean {
  return /^sss$/i.test(text.slice(start, end)) && !OF_SSS.test(text.slice(end, end + 60));
}

function isVague({ text, start, end }: Place): boolean {
  return VAGUE.test(text.slice(start, end).replaceAll(/[\s_]{1,9}/g, ' '));
}

import type { Match, Place, PlaceDetector } from '#engine/detector.ts';
import { GDPR } from '#engine/laws.ts';
import { isColumnHeader } from '#engine/tables/table-column.ts';
import { endingAtOffset, startOfMatchBefore } from '#engine/text/ending-at-offset.ts';
import { groupAt, type LabeledValue, valueAt } from '#engine/text/labeled-value.ts';
import { startOfLine } from '#engine/text/lines.ts';
import { endOfMatchAt } from '#engine/text/match-at.ts';
import { oneLine } from '#engine/text/one-line.ts';

import { BENEFITS, benefitAmount } from './benefit-income.ts';
import { AMOUNT } from './pay-amount.ts';
import { isGradeOrAsked, PAY_BY_GRADE, payByGrade } from './pay-by-grade.ts';
import { amountsBelow, isInPayrollAlone, PAY_COLUMNS } from './pay-columns.ts';
import { PAY_IN_TALK, payInTalk } from './pay-in-talk.ts';

const AT_A_DATE = String.raw` (?:at|on|from|as at|as of|since) \d{1,2}(?:st|nd|rd|th)? \p{L}{3,9}(?: \d{4})?`;
/** How the pay was set or changed: `is reduced pro rata from`, `will rise by 3% to`. */
const STEP = oneLine`is|was|of|at|to|be|will|shall|would|has been|have been|now|currently|set|fixed|agreed|claimed
    |stays?|back|moves?|moved|go|goes|went|rises?|rose|raised|increases?|increased|go up|went up|falls?|fell|cut|reduced
    |decreased|remains?|stands|stood|amounts?|amounted|pro[- ]rata|as|from|by \d{1,2}(?:\.\d{1,2})? ?%
    |(?:this|last|next) year|with effect|effective`;
/** Between the word and the amount: whose pay it is, and how it was set; brackets may contain the amount itself. */
const LINK = new RegExp(
  String.raw`(?: (?:of|for) (?:(?:Mr|Mrs|Ms|Miss|Dr)\.? )?\p{Lu}[\p{L}'’-]{1,20}(?: \p{Lu}[\p{L}'’-]{1,20}){0,2}(?=[ :=]))?` +
    String.raw`(?: ?\((?!${AMOUNT.source}\))[^()\n]{2,30}\))?(?: (?:with us|with the company|here|at the time|on leaving))?` +
    `(?:${AT_A_DATE}(?= ?:))?` +
    String.raw`(?:${AT_A_DATE}(?= (?:to|is|was|will|from) )| (?:${STEP})(?!\p{L})){0,7}` +
    String.raw`(?:[ \t]{0,3}[:=|.]{1,3})?[ \t]{1,20}\(?`,
  'yu',
);
/** The pay before a change, and after it. */
const CHANGED_FROM =
  /(?:moves|moved|goes|went|rises?|rose|raised|increased?|went up|fell|cut|reduced)(?: pro[- ]rata)? from\s{1,20}$/;
const CHANGED_TO = new RegExp(` to ${AMOUNT.source}`, 'y');
/** A range or a maximum is an offer to nobody in particular. */
const RANGE = /^ ?(?:[-–—]|to|and) ?[$£€]? ?\d|^\+|^ (?:or more|upwards|DOE|depending)/i;
const OFFER =
  /(?<![a-z])(?:up to|from|between|circa|c\.|minimum|starting|competitive|market|range|band|OTE)[^.\n]{0,12}$/i;
/** Words that attribute the pay to one person: a pronoun, a contract, a form. */
const PERSON = new RegExp(
  oneLine`\b(?:[Hh]is|[Hh]er|their|[Mm]y|[Yy]our|[Hh]e|[Ss]he|I|they|employee|applicant
    |claimant|tenant|borrower|[Mm]r|[Mm]rs|[Mm]s|[Mm]iss|[Dd]r)\b
    |(?!The|This)\b\p{Lu}\p{Ll}{2,20} \p{Lu}\p{Ll}{2,20}\b`,
  'u',
);
const POSSESSIVE = /['’]s\b/;
const FORM_LABEL = /(?:^|\n|[|\t]| {2})[ \t*•-]{0,8}(?:[\p{L}]{2,12} ){0,2}$/u;
const ENDS_LABEL = new RegExp(
  `^(?: claimed)?(?:${AT_A_DATE}| ?\\([^()\\n]{2,30}\\))?(?:[ \\t]{0,3}[:=.|]| {2}|\\t)`,
  'u',
);
const PAY_OF = /(?:\b(?:his|her|their|my|your|whose|current|present|monthly|annual)|['’]s) $/i;
/** Bonuses in incentive schemes and promotions are for anybody. */
const BONUS_OF =
  /(?:\b(?:[Mm]y|[Hh]is|[Hh]er|whose)|\b(?!(?:To|Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|Week|Month|Year|It|That)\p{Lu}\p{Ll}+['’]s)(?: [a-z-]{4,12})? $/u;
const PAID_PERSON =
  /(?:\b(?:[Hh]e|[Ss]he|who|I)|\b(?:Mr|Mrs|Ms|Miss|Dr)\.? \p{Lu}[\p{L}'’-]{1,20}|(?!The|This|Each|Every|Our)\b\p{Lu}\p{Ll}{1,20} \p{Lu}\p{Ll}{1,20}) $/u;
const TAKER =
  /(?:\b(?:[Hh]e|[Ss]he|who|I)|\b(?!(?:The|This|That|It|Each|Every|Nobody|Everybody)(?!\p{L}))\p{Lu}\p{Ll}{1,20})(?: (?:now|only|currently|still))? $/u;
const BY_TIME =
  /^ ?(?:(?:a|an|per|each|every|\/) ?(?:hour|hr|day|shift|week|month|year|annum|pa\b)|hourly|daily|weekly|monthly|yearly|annually|p\.?a\b)/i;
const BY_THE_HOUR = /^ ?(?:(?:a|an|per|\/) ?(?:hour|hr|h\b|shift)|hourly|p\/?h\b)/i;
/** A personal record names the person above the pay. */
const RECORD = /(?:^|\n)[ \t]{0,8}(?:full name|name|employee|worker|surname)\b[^\n]{0,60}\n/i;
/** Sums in millions mostly belong to companies. */
const OF_COMPANY = new RegExp(
  oneLine`\b(?:compan(?:y|ies)|group|bank|firm|corporation|subsidiary|segment|division
    |inc\.?|ltd\.?|plc|llc|fund|industry|sector|business
    |operations)(?:['’]s?)?(?: (?:has|have|had|also))?(?: [a-z]{3,12})? $`,
  'i',
);
const ON_PAY =
  /(?:(?:\b(?:he|she|is|am|are|they|who|currently|already|still)|['’](?:s|m|re)) )(?:now |currently |still |only |already )?$|[.!?]\s$/i;

const LAKHS = endingAtOffset(String.raw`(?<![\d.,])\d{1,3}(?:\.\d{1,2})? ?`);
/** What applicants state about their own pay. */
const OWN_PAY = /\b(?:current|present|expected|expectation|expecting|drawing|drawn|fixed)\b/i;
const ON_PAYSLIP = /^(?:(?:net|gross|basic|taxable) pay|take-home|net salary)$/i;
const PAYSLIP_SUM =
  /(?: pay)?[ \t]{0,3}[:=]?[ \t]{1,60}((?:\d{1,2},\d{3}|\d{2,5})\.\d{2})(?=[ \t]{0,40}(?:$|\r?\n|[ ]{2}))/y;

export const remuneration: PlaceDetector = {
  scope: 'place',
  id: 'remuneration',
  typeName: 'Pay or income',
  category: 'pii',
  description:
    'What a person earns or receives, near a word such as “salary”, “income” or “pension”; pay offered in advertisements is ignored.',
  severity: 'medium',
  recommendation: 'Remove the amount, or restrict it to those responsible for payment.',
  legalReference: { law: GDPR, article: 'Art. 5(1)(c)' },
  triggers: [
    ...PAY_COLUMNS,
    ...PAY_BY_GRADE,
    ...PAY_IN_TALK,
    ...BENEFITS,
    ...(
      'salary_expected|expected_salary|salary expected|expected salary|salary_expectation|' +
      'salary expectation|salary expectations|rate_expected|expected_rate|current_salary|' +
      'desired salary|desired_salary|pay_rate|pay rate|hourly_rate|hourly rate|salary|' +
      'base salary|basic salary|annual salary|gross salary|net salary|monthly salary|' +
      'current salary|base pay|basic pay|gross pay|net pay|take-home|wage|wages|income|' +
      'annual income|household income|monthly income|net income|gross income|pension|bonus|earns|' +
      'earning|earned|pay|gross/month|net/month|monthly pay|is paid|was paid|gets paid|on £#*|' +
      'on $#*|on €#*|on ##k|makes £#*|makes $#*|makes €#*|takes home|take home|your compensation|revised compensation|annual compensation|total compensation|' +
      'current compensation|ctc|remuneration|severance|severance pay|severance payment|' +
      'redundancy pay|redundancy payment|holiday pay|ex gratia payment|ex-gratia payment|' +
      'pay in lieu of notice|payment in lieu of notice|pay in lieu of holiday|lpa|' +
      'full salary|starting salary|annual package|salary package|pay package|remuneration package|' +
      'gets £#*|gets $#*|gets €#*|' +
      'base_salary|basic_salary|annual_salary|gross_salary|net_salary|monthly_salary|gross_pay|' +
      'net_pay|basic_pay|base_pay|' +
      'current ctc|present ctc|expected ctc|net salary|taxable pay'
    ).split('|'),
  ],
  reach: { before: 120, after: 120 },
  // Most mentions of pay have no amount; a column has its amounts below, however wide the table is.
  glance: (text, start, end) =>
    isInPayrollAlone(text.slice(start, end).toLowerCase())
      ? isColumnHeader(text, start, end)
      : /[\d\n]/.test(text.slice(start, end + 40)) ||
        /\d ?$/.test(text.slice(Math.max(0, start - 2), start)) ||
        /^"?(?:[;|\t]|,(?! ))/.test(text.slice(end, end + 3)),
  examples: [
    'EmpNo,Surname,Given,Base,Super_Fund\n7,Tran,Quan,[[84100.00]],HESTA\n8,Dunn,Ann,[[66900.00]],REST\n\n1. Rohit Rao   M 30   current CTC [[7.2 L]]',
    'Base,Height,Area\n1200,340,88\n1300,350,90\n\nThe tank holds 6.4 L.',
    'Your salary will be reduced pro rata from [[£34,250 to £20,550]] per annum.',
    'My annual income is [[S$148,000]]; her basic salary will rise by 3% to [[£28,400]] from 1 April.',
    "Jane's bonus this year was [[£2,500]]; she was kept on at full salary ([[£71,400]]).",
    'Name\tBasic (Rs)\tGross (Rs)\tAnnual CTC\nJane Roe\t[[48,500]]\t[[92,310]]\t[[11,42,350]]\nAnna Berg\t[[39,000]]\t[[71,800]]\t[[8,61,600]]',
    'Employee,YTD Gross,Hourly Rate,Hours\nJane Roe,[[45210.10]],[[24.50]],76\nAnna Berg,[[39018.00]],[[21.00]],76',
    'Ms Jane Roe (Grade 7, point 31, [[£38,205]]); Mr Berg asks [[38k]].',
    'Last drawn CTC : [[Rs 11,42,350]] p.a.; your pay will go back to [[$26.15]] an hour.',
    'No;Surname;Given name;Gross EUR;Bonus EUR;Sick days 2024\n1;Roe;Jane;[[4.150,00]];[[900,00]];31\n2;Berg;Anna;[[5.020,00]];[[1.200,00]];4',
    'Product\tBasic (Rs)\tGross (Rs)\nChair\t48,500\t92,310\nDesk\t39,000\t71,800',
    'Gross,Name,Tare\n48500,Jane Roe,2100\n39000,Anna Berg,2200',
    'Team,Gross,Net,Tax\nNorth,48500,12000,900\nSouth,39000,9000,800',
    'Grade 7, £38,205 to £40,000; the system asks 38k times. Gross, net and basic are words.',
    'Base salary:      [[$128,500]] per annum, paid monthly.',
    'Basic pay at 1 May 2024: [[£38,620]] a year',
    "Amina Yusuf's salary of [[£71,250]] was out of line, and his gross pay is [[R25,000]] a month.",
    'For the same role Petra Lowe is on [[48,250]] and Ian Marsh on [[55,900]]. The server is on 10,240 and Ian is on 12,500 steps a year.',
    'Tobias Wren is on [[£74k]] at present; her pay is [[£34,850]].',
    'Jane Roe, shift manager. On [[52k]] + car; he is only on [[$38,500]] base.',
    'Pay: [[currently £34,850]], proposing 1.5 %.\nEmployee income: [[approx. $1,900]] / month',
    'Will Gardiner earned [[£5.4 million]] last year; he earns [[$2.5m]] a year.',
    'The salary of Ms Strand is [[54,000 euros]], her annual salary is [[54,000 euros]].',
    "The CEO's salary was set at [[£410,000]], Jane's bonus: [[$15,000]], Anna Berg's pay rose to [[£85,000]].",
    'Mr Lee is paid [[3,200 EUR]] a month, she makes [[$120k]] a year.',
    'Name,Salary,Notes\nAnna Berg,[[54000]],good worker\nJohn Smith,[[61000]],ok',
    '| Name | Role | Salary |\n|---|---|---|\n| Jane Roe | Clerk | [[31,500]] |',
    'Name: Jane Roe\nPay: [[£12.60]] an hour\n',
    'You must be 18 or over under the Equality Act 2010. Pay: £12.60 an hour. Apply now.',
    'id;candidate;stage;rate_expected;remark\n7;Jane Roe;offer;[[46k]];ok\n8;Jo Poe;placed;[[13.10/h]];ok\n9;Al Foe;offer;[[47,500]];ok',
    'Asha Rao, current CTC [[18.5 lakhs]], expected [[24 LPA]]. My package at present is [[12.5 LPA]].',
    'Payroll no. 00731\nNet pay                 [[1,799.35]]\nTaxable pay to date 7,204.10',
    'Engineer, 12-18 LPA, up to 24 LPA; the LPA was registered, 2 LPAs. Net pay totals 245,310.22 and net pay is due.',
    'Your revised compensation will be [[Rs. 14,40,000]] per annum; her CTC is [[₹9,60,000]].',
    'Annual income        [[HKD 2,400,000]]\nSource of wealth    salary',
    'Compensation of $500 is paid for delays; compensation will be paid by the airline.',
    'Grade,Role,Salary\nA,Clerk,31500\nB,Nurse,28900\n',
    'The Company earned £5.4 million, and the bill is paid £500 a month. Sign-up bonus: $500.',
    'No  Name            Gross/month\n1   Sigrun Aasheim  [[NOK 61,400]]\n2   Dawit Haile     [[NOK 54,900]]',
    'full_name,base_salary,sort,account,manager,reason_of_absence,remarks\nAnna Nowak,[[41200]],none,none,none,none,none\nJan Lis,[[29850]],none,none,none,none,none',
    'full_name,base_salary,city\nAnna Nowak,[[41200]],Cork\nJan Lis,[[29850]],Ede',
    'Name;City;Gross PLN\nAnna Nowak;Gdynia;[[8 400]]\nJan Lis;Opole;[[9250.00]]',
    'Janet takes home [[£1,740]] a month, and they take home the leaflet.',
    'The average worker takes home £1,740 a month',
    'Name;Qty;Net EUR\nHinge;4;1200.00\nBolt;9;2300.00',
    'Salary: £28,000 - £32,000, salary up to £40k for the right person.',
    'Her final salary with us was [[£29,400]]; my husband’s gross salary is [[GBP 41,000]] per annum.',
    'Jane Roe: her base salary moves from [[$92,000 to $95,500]] in May; the salary is from $90,000 to $99,000.',
    'Current salary: [[N9,800,000]] per annum; her salary N95 was misread.',
    'Dear Jane Roe,\nStatutory redundancy pay (12 years)     [[£9,214.00]]\nHoliday pay   [[£310.20]]',
    'Mr Roe left with a severance of [[$48,000]]; the Company recorded severance of $2.5 million.',
    'The average wage was $15, and net income of $4,200 thousand was reported by the Company.',
    'The tenant shall pay $500 at once, and they pay $20 a day.',
    'Income: [[Universal Credit £1,412 per month]]\nShe receives [[Universal Credit of £1,412 per month]]; his [[housing benefit is £98.20 a week]].',
    'The standard rate of Universal Credit is £400 per month; you may get Universal Credit of £400 a month; Housing Benefit: £98 a week.',
    'Sale of a cork producer (2019). Annual salary [[CHF 310,000]].\nMonthly income [[EUR 4,200]];',
    'Annual salary £32,000 plus benefits. We offer a role: annual salary £32,000.',
    'Rates on 20k loans; pay $5 for parking; a pension of the state; on 12k runs.',
  ],
  verify(place) {
    const word = place.text.slice(place.start, place.end).toLowerCase();
    if (BENEFITS.includes(word.replaceAll(/\s{1,9}/g, ' '))) return benefitAmount(place);
    if (isInPayrollAlone(word)) return undefined;
    if (/^on [\d,]{6,7}$/.test(word)) return payInTalk(place);
    if (isGradeOrAsked(word)) return payByGrade(place);
    return word === 'lpa' ? lakhsBefore(place) : amountAfter(place);
  },
  readList: amountsBelow,
};

function amountAfter(place: Place): Match | undefined {
  const { text, start, end } = place;
  const bare = /\s(?=[£$€]?\d)/.exec(text.slice(start, end));
  const link = bare === null ? valueAt(text, end, LINK)?.end : start + bare.index + 1;
  const amount = link === undefined ? undefined : valueAt(text, link, AMOUNT);
  if (amount === undefined) return onPayslip(place);
  if (isOfCompany(place, amount)) return undefined;
  const change = changeOf(place, amount);
  if (change === undefined && isOffer(place, amount)) return undefined;
  if (!isOfSomebody(place, amount) || isPaying(place)) return undefined;
  const why = 'An amount appears near a word for pay or income.';
  return { start: amount.start, end: change ?? amount.end, confidence: 0.7, why };
}

/** Lakhs of rupees per year: `24 LPA`; advertisements give a range. */
function lakhsBefore({ text, start, end }: Place): Match | undefined {
  const from = startOfMatchBefore(text, start, LAKHS);
  if (from === undefined) return undefined;
  const told = lineBefore(text, from);
  if (/[-–] ?$|\bto $/.test(told) || OFFER.test(told)) return undefined;
  if (!PERSON.test(told) && !OWN_PAY.test(told)) return undefined;
  const why = "The text states a person's annual pay in lakhs of rupees.";
  return { start: from, end, confidence: 0.7, why };
}

/** Payslips omit the currency. */
function onPayslip({ text, start, end }: Place): Match | undefined {
  const isLine = ON_PAYSLIP.test(text.slice(start, end)) && FORM_LABEL.test(text.slice(0, start));
  const found = isLine ? groupAt(text, end, PAYSLIP_SUM) : undefined;
  const why = 'An amount follows a payslip term for pay.';
  return found && { start: found.start, end: found.end, confidence: 0.7, why };
}

/** The end of a change of pay that begins with an amount; undefined for a range. */
function changeOf({ text }: Place, { start, end }: LabeledValue): number | undefined {
  return CHANGED_FROM.test(text.slice(0, start)) ? endOfMatchAt(text, end, CHANGED_TO) : undefined;
}

/** Whether the amount is open to anybody: ranges, limits, and hourly rates without a person. */
function isOffer({ text, start }: Place, amount: LabeledValue): boolean {
  const before = text.slice(0, start);
  const rest = text.slice(amount.end);
  if (OFFER.test(before) || RANGE.test(rest)) return true;
  if (!BY_THE_HOUR.test(rest)) return false;
  const sentence = before.slice(Math.max(before.lastIndexOf('. '), before.lastIndexOf('\n')) + 1);
  return !isOfSomebodyIn(sentence) && !RECORD.test(before);
}

function isOfCompany({ text, start }: Place, amount: LabeledValue): boolean {
  if (!/(?:million|billion|bn|m)\b/i.test(amount.value)) return false;
  const before = text.slice(0, start);
  return OF_COMPANY.test(before) || !PERSON.test(lineBefore(text, amount.start));
}

function isOfSomebodyIn(told: string): boolean {
  return PERSON.test(told) || POSSESSIVE.test(told);
}

/** The text of the line before an offset. */
function lineBefore(text: string, offset: number): string {
  return text.slice(startOfLine(text, offset), offset);
}

/** Whether `pay` is a verb for paying somebody: no name or possessive precedes it. */
function isPaying({ text, start, end }: Place): boolean {
  if (text.slice(start, end).toLowerCase() !== 'pay') return false;
  return !PAY_OF.test(text.slice(0, start)) && !ENDS_LABEL.test(text.slice(end));
}

/** Pay as a note begins with it and ends: `Annual salary CHF 310,000.` */
const NOTED_PAY =
  /^(?:Annual|Monthly|Gross|Net|Household|Current) (?:salary|income|remuneration|compensation)/;
const NOTE_START = /(?:^|\n|[.;] )[ \t]{0,8}$/;
const NOTE_END =
  /^(?: (?:p\.?a\.?|per (?:annum|year|month)|gross|net))?(?:[.;](?:\s|$)|\s{0,3}\n|$)/;
const ADVERTISED =
  /(?<!\p{L})(?:apply|vacancy|we offer|role|position|job|benefits|holidays?|hiring|candidates?|applicants|competitive|band|grade)(?!\p{L})/iu;

function isNoteOfPay(text: string, start: number, amount: LabeledValue): boolean {
  if (!NOTED_PAY.test(text.slice(start)) || ADVERTISED.test(text)) return false;
  return NOTE_START.test(text.slice(0, start)) && NOTE_END.test(text.slice(amount.end));
}

/** Whether the preceding text says whose pay it is: a person immediately before or in the line, or a form field. */
function isOfSomebody({ text, start, end }: Place, amount: LabeledValue): boolean {
  const before = text.slice(0, start);
  const word = text.slice(start, end).toLowerCase();
  if (word.startsWith('on ')) return ON_PAY.test(before);
  if (/^takes? home/.test(word)) return TAKER.test(before) && BY_TIME.test(text.slice(amount.end));
  if (/paid$|^(?:makes|gets)/.test(word))
    return PAID_PERSON.test(before) && BY_TIME.test(text.slice(amount.end));
  if (word.endsWith(' ctc')) return true;
  if (word === 'bonus') return BONUS_OF.test(before);
  if (FORM_LABEL.test(before) && ENDS_LABEL.test(text.slice(end))) return true;
  if (isNoteOfPay(text, start, amount)) return true;
  return isOfSomebodyIn(lineBefore(text, amount.start));
}

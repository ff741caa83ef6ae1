import type { Match, Place, PlaceDetector } from '#engine/detector.ts';
import { BESIDE_SUBJECT } from '#engine/detectors/company.ts';
import { GDPR } from '#engine/laws.ts';
import { linesAround } from '#engine/text/lines.ts';
import { matchAt } from '#engine/text/match-at.ts';
import { oneLine } from '#engine/text/one-line.ts';

/** The codes of the offenses that are endorsed on a driving record (gov.uk, “Endorsement codes”). */
const CODES = (
  'ac10|ac20|ac30|ba10|ba30|ba40|ba60|cd10|cd20|cd30|cd33|cd40|cd50|cd60|cd70|cd80|cd90|cu10|cu20|cu30|cu40|cu50|cu80|' +
  'dd10|dd40|dd60|dd80|dd90|dg10|dg40|dg60|dr10|dr20|dr30|dr31|dr40|dr50|dr60|dr61|dr70|dr80|dr90|in10|lc20|lc30|lc40|lc50|' +
  'ms10|ms20|ms30|ms50|ms60|ms70|ms80|ms90|mw10|pc10|pc20|pc30|sp10|sp20|sp30|sp40|sp50|ts10|ts20|ts30|ts40|ts50|ts60|ts70|tt99|ut50'
).split('|');
const POINTS = ['points on', 'disqualified', 'banned'];

/** What stands behind a code: when, how many points, what followed. */
const DETAIL = oneLine`(?:in |on |from |for |of |dated |spent |[A-Z][a-z]{2,8} )?(?:(?:[0-3]?\d[/. -])?(?:[01]?\d[/.-])?(?:19|20)\d\d|\d{1,2}[/.]\d{1,2}[/.]\d\d
  |\d{1,2} (?:penalty )?(?:points?|pts?)|(?:£|€|fined £?)\d{2,5}(?: fine)?|(?:banned|disqualified|ban)(?: for| of)? ?\d{0,2} ?(?:months?|years?)?
  |\d{1,2}[- ]month (?:ban|disqualification))`;
const BEHIND_CODE = new RegExp(
  `(?: \\([a-z ]{3,30}\\))?(?:[ ,:;(–-]{1,3}${DETAIL}\\)?){1,4}`,
  'iy',
);
/** Points on somebody's license, with their number before. */
const NUMBER_BEFORE =
  /(?<![\p{L}\d.,-])(?:(?:has|had|got|have|with|now on|gets?|received) )?(?:1[0-2]|[1-9]|three|six|nine|twelve) (?:penalty |licen[cs]e |driving )?$/iu;
const LICENSE =
  /on (?:(?:his|her|my|their) (?:\p{L}{2,8} )?licen[cs]e|(?:his|her|my|their) driving record)/iuy;
const BANNED =
  /(?: from driving)?(?: for)? (?:\d{1,2}|six|twelve|eighteen|two|three) (?:months?|years?)(?! (?:of|old))|(?: from driving)/iuy;
/** Lists of the codes, and the law, say the same of everybody. */
const OF_ANYBODY =
  /(?<!\p{L})(?:codes|means|\d{1,2} ?(?:to|-|–) ?\d{1,2} (?:points|years)|stays? on|if|drivers who|anyone|must be|offence of|you (?:can|may|will)|may be|can be|applicants|insurers)(?!\p{L})/iu;
/** What forms and files say around such a code. */
const OF_DRIVER =
  /(?<!\p{L})(?:convict\p{L}{0,5}|endors\p{L}{0,7}|licen[cs]e|points|offences?|disqualified|ban|banned|drink|speeding|driver|dvla|driving|motoring)(?!\p{L})/iu;

export const drivingEndorsement: PlaceDetector = {
  scope: 'place',
  id: 'driving-endorsement',
  typeName: 'Driving offense or endorsement',
  category: 'pii',
  description:
    'An endorsement code (SP30, DR10), penalty points or a driving ban of a person, on whose driving record they stand.',
  severity: 'medium',
  recommendation: 'Remove the offense, or keep it only where the law authorizes that.',
  legalReference: { law: GDPR, article: 'Art. 10' },
  triggers: [...CODES, ...POINTS],
  reach: { before: 120, after: 120 },
  examples: [
    'SECTION D – PREVIOUS CONVICTIONS\n[[SP30 in 2021 (3 points)]], drink driving [[DR10 in 2014, disqualified 12 months]]',
    'Name: John Roe. Licence checked: [[SP30, 3 pts, 2022]], [[CU80 (6 points)]]',
    'Mr Roe [[has 6 points on his licence]] and was [[disqualified for 18 months]].',
    'Name: John Roe, code [[TT99]] on his licence',
    'Driver: [[CU80 (mobile phone), 6 points, 2022]]; Mr Roe was [[banned from driving for 12 months]].',
    'SP30: exceeding the speed limit, 3 to 6 points. Codes such as DR10 stay on a licence for 11 years.',
    'The printer SP30 in 2021 cost 300 euros; the resistor DR10 of 2014; room MS90, CD10 player.',
    'Drivers who have 12 points on their licence are banned. He has 6 points on his list; the team was disqualified for 2 matches.',
    'If you get 6 points on your licence, tell us; a licence with 3 points on it.',
  ],
  verify(place) {
    if (OF_ANYBODY.test(linesAround(place.text, place))) return undefined;
    return CODES.includes(place.text.slice(place.start, place.end).toLowerCase())
      ? code(place)
      : pointsOrBan(place);
  },
};

function code({ text, start, end }: Place): Match | undefined {
  const behind = matchAt(text, end, BEHIND_CODE)?.[0] ?? '';
  const isOfDriver = OF_DRIVER.test(text.slice(0, start)) || OF_DRIVER.test(text.slice(end));
  if (!isOfDriver || !/^[A-Z]{2}\d\d$/.test(text.slice(start, end))) return undefined;
  const opened = behind.split('(').length - behind.split(')').length;
  const until = end + behind.length - (opened < 0 ? 1 : 0);
  const certainty = behind === '' ? BESIDE_SUBJECT : { confidence: 0.8 };
  const why = 'An endorsement code of a driving record appears in a text about a driver.';
  return { start, end: until, ...certainty, why };
}

function pointsOrBan({ text, start, end }: Place): Match | undefined {
  const label = text.slice(start, end).toLowerCase();
  if (label !== 'points on') {
    const ban = matchAt(text, end, BANNED)?.[0];
    const isOfDriver = OF_DRIVER.test(text.slice(0, start)) || ban?.startsWith(' from') === true;
    if (ban === undefined || !isOfDriver) return undefined;
    const why = 'The text says that a person was banned from driving.';
    return { start, end: end + ban.length, ...BESIDE_SUBJECT, why };
  }
  const number = NUMBER_BEFORE.exec(text.slice(0, start));
  const from = start + text.slice(start, end).search(/on$/i);
  const license = from < start ? undefined : matchAt(text, from, LICENSE)?.[0];
  if (number === null || license === undefined) return undefined;
  const why = 'The text gives the penalty points on a person’s licence.';
  return { start: number.index, end: from + license.length, confidence: 0.85, why };
}

import type { PlaceDetector } from '#engine/detector.ts';
import { endingThere, startOfMatchBefore } from '#engine/text/match-before.ts';

/** Number, direction and name before the word for the kind of street. */
const BEFORE = endingThere(
  String.raw`(?<![\p{L}\d.,$€£#-])(?:\d{1,5}(?:[A-Za-z]|-\d{1,4})?),?\s(?:(?:[NSEW]|North|South|East|West)\.?\s)?(?:(?:[\p{Lu}][\p{L}'’.-]{1,20}|\d{1,3}(?:st|nd|rd|th)|of|the)\s){1,4}`,
  'u',
);
const DIRECTION = '(?:\\s(?:NE|NW|SE|SW|[NSEW]|North|South|East|West)\\b\\.?)?';
const UNIT =
  '(?:,?\\s(?:[Aa]pt|[Aa]partment|[Ss]uite|[Ss]te|[Uu]nit|[Ff]loor|[Ff]lat|[Rr]oom|#)\\.?\\s?[A-Za-z]?\\d{0,5}[A-Za-z]?\\b|,?\\s\\d{1,2}(?:st|nd|rd|th)\\s[Ff]loor)?';
const CITY = "[\\p{Lu}][\\p{L}'’.-]{1,20}(?:\\s[\\p{Lu}][\\p{L}'’.-]{1,20}){0,2}";
const STATE =
  '(?:A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY]|\\p{Lu}\\p{Ll}{3,12})';
const ZIP = '\\d{5}(?:-\\d{4})?(?!\\d)';
const POSTCODE = '[A-Z]{1,2}\\d[A-Z\\d]?\\s?\\d[A-Z]{2}\\b';
/** City and code behind the street; each part may stand on a line of its own. */
const AFTER = new RegExp(
  `\\.?${DIRECTION}${UNIT}(?:,?\\s{1,3}${CITY}(?:,\\s{1,2}${CITY})?,?\\s{1,3}(?:${STATE}\\.?,?\\s{1,3}${ZIP}|${POSTCODE})|,?\\s{1,3}${POSTCODE}|,\\s{1,2}${CITY},\\s${STATE}\\b)?`,
  'uy',
);
/** Suffixes that are words of prose as well need a city or a code behind them. */
const AMBIGUOUS =
  /^(?:way|place|drive|court|square|row|hill|close|park|gate|circle|walk|dr|st|ct|pl|sq)$/i;

export const postalAddress: PlaceDetector = {
  scope: 'place',
  id: 'postal-address',
  typeName: 'Postal address',
  category: 'pii',
  description:
    'A street address in the English order: number, name and kind of street, with unit, city and code where they follow.',
  severity: 'low',
  recommendation: 'Remove the address or shorten it to city and country.',
  legalReference: { law: 'GDPR', article: 'Art. 4(1)' },
  triggers: (
    'street|st|avenue|ave|road|rd|boulevard|blvd|drive|dr|lane|ln|court|ct|way|place|pl|square|sq|terrace|highway|hwy|' +
    'parkway|pkwy|crescent|row|mews|close|grove|gardens|hill|park|gate|circle|cir|trail|alley|broadway|walk'
  ).split('|'),
  reach: { before: 80, after: 140 },
  examples: [
    'Ship to [[1600 Pennsylvania Avenue NW, Washington, DC 20500]].',
    'Lives at [[221B Baker Street, London NW1 6XE]] today',
    '[[742 Evergreen Terrace]]',
    '[[12 Old Mill Lane, Apt. 4B\nSpringfield, IL 62704]]\nUSA',
    'Office: [[350 Fifth Ave, Suite 3300, New York, NY 10118]]',
    'The shops on Main Street recovered by 12 percent.',
    'In all 3 Members may find their own way, $500 Million Place aside.',
    'Dr Smith saw 4 Patients St John sent.',
    'Press 1 Enter to drive.',
  ],
  // In small letters these words are prose, most of the time.
  glance: (text, start) => /^\p{Lu}/u.test(text.charAt(start)),
  verify({ text, start, end }) {
    const from = startOfMatchBefore(text, start, BEFORE);
    if (from === undefined) return undefined;
    AFTER.lastIndex = end;
    const after = AFTER.exec(text)?.[0] ?? '';
    const hasCode = /\d{4}|\d[A-Z]{2}$|, \p{Lu}{2}$/u.test(after);
    if (!hasCode && AMBIGUOUS.test(text.slice(start, end))) return undefined;
    return {
      start: from,
      end: end + after.replace(/\.$/, '').length,
      confidence: hasCode ? 0.92 : 0.7,
      why: `A number, a name and a kind of street${hasCode ? ', with a city and a code behind' : ''}.`,
    };
  },
};

import { machineReadableSum } from '#engine/checksums/machine-readable.ts';
import type { Match, Place, PlaceDetector } from '#engine/detector.ts';
import { GDPR } from '#engine/laws.ts';

/** A line of the zone, by the number of its characters: passports, visas and older cards, and cards (ICAO Doc 9303). */
const LINE = /^[A-Z\d<]{30}$|^[A-Z\d<]{36}$|^[A-Z\d<]{44}$/;
/** The line of the names, which people who type it make too long or too short. */
const NAMES = /^P[A-Z<][A-Z]{3}[A-Z]{1,38}<(?=[A-Z<]{0,38}<<)[A-Z<]{3,38}$/;
/** How many lines there are at most, and how long they are with their ends. */
const MAX_LINES = 3;
const REACH = 46 * MAX_LINES;
/** The label of the zone on its first line. */
const LABEL_BEFORE = /^MRZ[ :.\t]{1,40}/i;
/** Number, check digit, country, birth, check digit, sex, expiry, check digit. */
const DATA = /^([A-Z\d<]{9})(\d)[A-Z<]{3}(\d{6})(\d)[MFX<](\d{6})(\d)/;
/** The same of a card, whose number stands on the line above. */
const DATA_OF_CARD = /^(\d{6})(\d)[MFX<](\d{6})(\d)[A-Z<]{3}/;
const NUMBER_OF_CARD = /^[ACI][A-Z<][A-Z<]{3}([A-Z\d<]{9})(\d)/;

export const machineReadableZone: PlaceDetector = {
  scope: 'place',
  id: 'machine-readable-zone',
  typeName: 'Machine-readable zone of an identity document',
  category: 'pii',
  description:
    'The lines of a passport, visa or identity card that machines read, with valid check digits (ICAO Doc 9303).',
  severity: 'high',
  isSensitive: true,
  recommendation:
    'Remove the lines, because they hold the number, the name and the date of birth of the holder.',
  legalReference: { law: GDPR, article: 'Art. 4(1)' },
  triggers: ['*<<<<*'],
  reach: { before: REACH, after: REACH },
  // It ends the first line, or is part of the second.
  glance: (text, start) => /[A-Z\d<]/.test(text.charAt(start - 1)),
  examples: [
    'MRZ:\n[[P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<\nL898902C36UTO7408122F1204159ZE184226B<<<<<10]]\nEnd',
    'MRZ          [[P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<\n             L898902C36UTO7408122F1204159ZE184226B<<<<<10]]\nEnd',
    'Scan:\n[[L898902C36UTO7408122F1204159ZE184226B<<<<<10]]',
    '[[I<UTOD231458907<<<<<<<<<<<<<<<\n7408122F1204159UTO<<<<<<<<<<<6\nERIKSSON<<ANNA<MARIA<<<<<<<<<<]]',
    'ParseException: [[P<NZLHARAWIRA<TE<RANGI<<MERE]]<<<<<<<<<<<<<<<<\n\tat Zone.java:12; see A<<<B and P<ABCDE<<<<<<<<<',
    'Her passport has lines such as P<UTO<<<<< and <<<<<.',
    'Scan:\nL898902C37UTO7408122F1204159ZE184226B<<<<<10\n<<<<<<< HEAD\nP<UTO<<<<',
  ],
  verify: (place) => zoneAround(place) ?? namesAround(place),
};

/** The line of the names within another line, such as a log's: country, surname, given names, fillers. */
const NAMES_WITHIN =
  /(?<![A-Z\d<])P[A-Z<][A-Z]{3}[A-Z]{2,30}(?:<[A-Z]{1,30}){0,3}<<[A-Z]{2,30}(?:<[A-Z]{1,30}){0,3}<{3,40}(?![A-Z\d])/g;
const LONGEST_LINE = 60;

/** The names of a passport's holder in the notation of the zone, whether or not the second line is there. */
function namesAround({ text, start }: Place): Match | undefined {
  const from = Math.max(0, start - LONGEST_LINE);
  for (const { 0: line, index } of text.slice(from, start + LONGEST_LINE).matchAll(NAMES_WITHIN)) {
    const begin = from + index;
    if (begin > start || begin + line.length <= start) continue;
    const end = begin + line.replace(/<+$/, '').length;
    const why = 'The names of a passport’s holder, as its machine-readable zone writes them.';
    return { start: begin, end, confidence: 0.9, why };
  }
  return undefined;
}

interface Line {
  readonly start: number;
  readonly written: string;
}

/** The zone whose line a trigger is part of. */
function zoneAround({ text, start }: Place): Match | undefined {
  const lines = linesAround(text, start);
  const [first] = lines;
  const last = lines.at(-1);
  if (first === undefined || last === undefined || !isZone(lines)) return undefined;
  const end = last.start + last.written.length;
  const why = 'Lines in the format of a machine-readable zone have valid check digits.';
  return { start: first.start, end, confidence: 0.98, why };
}

/** The run of lines in the format of the zone around an offset. */
function linesAround(text: string, offset: number): Line[] {
  const lines: Line[] = [];
  let start = 0;
  for (const raw of text.split('\n')) {
    const written = raw.trim().replace(LABEL_BEFORE, '');
    const from = start + raw.lastIndexOf(written);
    const end = start + raw.length;
    start = end + 1;
    if (LINE.test(written) || NAMES.test(written)) lines.push({ start: from, written });
    else if (end < offset) lines.length = 0;
    else break;
  }
  return lines.slice(0, MAX_LINES);
}

function isZone(lines: readonly Line[]): boolean {
  return lines.some(({ written }, index) => {
    const above = lines[index - 1]?.written ?? '';
    return isData(DATA.exec(written)) || (isData(DATA_OF_CARD.exec(written)) && isNumber(above));
  });
}

function isNumber(line: string): boolean {
  const found = NUMBER_OF_CARD.exec(line);
  // A longer number goes on behind a filler in place of its check digit.
  return found === null ? /^[ACI].{13}</.test(line) : isData(found);
}

/** Whether each field holds its check digit, which follows it. */
function isData(fields: RegExpExecArray | null): boolean {
  const [, ...groups] = fields ?? [];
  return (
    groups.length > 0 &&
    groups.every(
      (field, index) => index % 2 === 1 || machineReadableSum(field) === Number(groups[index + 1]),
    )
  );
}

import type { Match, Place } from '#engine/detector.ts';
import { BESIDE_PATIENT } from '#engine/detectors/company.ts';
import { phrase } from '#engine/phrases/phrase.ts';
import { groupAt } from '#engine/text/labeled-value.ts';
import { endOfMatchAt, matchesAt } from '#engine/text/match-at.ts';

import { CONDITION } from './conditions.ts';
import { KNOWN_CONDITION } from './lexicon.ts';

/** Headings of the histories and diagnoses in a record, whose items stand behind each other or below. */
export const RECORD_HEADINGS: readonly string[] =
  'pmh|pmhx|past medical history|past history|past hx|previous medical history|background history|comorbidities|co-morbidities|diagnoses|diagnosis|problem list|active problems|known problems'.split(
    '|',
  );
const HEADINGS = new Set(RECORD_HEADINGS);

const GAP = /\*{0,2}[ \t]{0,3}:?\*{0,2}[ \t]{0,16}(?:\r?\n[ \t]{0,16})?/y;
const NUMBER = /(?:\d{1,2}[.)]|[-*•])[ \t]{1,4}/y;
const ITEM =
  /(?:(?:\d{1,2}[.)]|[-*•])[ \t]{1,4})?([\p{L}\d][^\n.;]{1,70}(?:\.\d[^\n.;]{0,40}){0,2})/uy;
/** To the next item: on the same line, or on a line that is indented or numbered. */
const NEXT = /[ \t]{0,4}[.;]?[ \t]{0,8}(?:\r?\n(?:[ \t]{1,16}|(?=(?:\d{1,2}[.)]|[-*•])[ \t])))?/y;
const ILLNESS = phrase(
  `${CONDITION}|${KNOWN_CONDITION}|type (?:1|2|i|ii) (?:dm|diabetes)|\\w{3,14}(?:openia|osis|itis|aemia|emia|pathy)`,
);
const NO_ITEM = /^(?:nil|none|no |not |n\/a|see|as above|unknown|please|if )/i;
const MAX_ITEMS = 12;
const MAX_WORDS = 7;

/** Whether a word heads such a list, by the characters beside it. */
export function headsRecord(text: string, start: number, end: number): boolean {
  return (
    /(?:^|\n)[ \t*#]{0,8}$/.test(text.slice(Math.max(0, start - 9), start)) &&
    /^\*{0,2}(?:[ \t]{0,3}:|[ \t]{2}|[ \t]{0,3}\r?\n)/.test(text.slice(end, end + 8))
  );
}

/** The illnesses in the list below or behind a heading of a record; of numbered diagnoses, all of them. */
export function itemsOfRecord({ text, start, end }: Place): Match[] {
  const heading = text
    .slice(start, end)
    .toLowerCase()
    .replaceAll(/\s{1,9}/g, ' ');
  if (!HEADINGS.has(heading) || !headsRecord(text, start, end)) return [];
  const why = `An item in the list of a record’s “${heading}”.`;
  const items: Match[] = [];
  let from = endOfMatchAt(text, end, GAP) ?? end;
  for (let count = 0; count < MAX_ITEMS; count += 1) {
    const item = groupAt(text, from, ITEM);
    if (item === undefined) break;
    const isDiagnosis = heading.startsWith('diagnos') && matchesAt(text, from, NUMBER);
    if (isIllness(item.value, isDiagnosis)) {
      const length = item.value.trimEnd().length;
      items.push({
        start: item.start,
        end: item.start + length,
        ...BESIDE_PATIENT,
        why,
      });
    }
    const next = endOfMatchAt(text, item.end, NEXT) ?? item.end;
    if (next === item.end) break;
    from = next;
  }
  return items;
}

function isIllness(item: string, isDiagnosis: boolean): boolean {
  if (NO_ITEM.test(item) || item.split(' ').length > MAX_WORDS) return false;
  return isDiagnosis || ILLNESS.test(item);
}

import type { Match, Place } from '#engine/detector.ts';
import { isOccupation } from '#engine/models/names/corrections/non-names.ts';
import { isJobTitle } from '#engine/models/names/lexicon/job-titles.ts';
import { isFirstName } from '#engine/models/names/lexicon/name-lookup.ts';
import { groupAt } from '#engine/text/labeled-value.ts';
import { endOfLine } from '#engine/text/lines.ts';
import { endOfMatchAt } from '#engine/text/match-at.ts';

import { canBeName } from './name-form.ts';

/** Headings of the lists of those who took part, a line for each. */
export const LISTS: readonly string[] = (
  'attendance|attendance list|list of attendees|members present|those present|panel members|committee members|' +
  'officers present|interview panel|evaluation committee'
).split('|');

const HEADING_BEGINS = /(?:^|\n)[ \t#*\d.]{0,8}$/;
const HEADING_ENDS = /[ \t]{0,4}:?\*{0,2}:?[ \t]{0,8}\r?\n(?:[ \t]{0,8}\r?\n)?/y;
/** A line of the list: a number or a mark, a title, the name, and the gap before the rest. */
const LINE =
  /[ \t]{0,12}(?:\d{1,2}[.)][ \t]{1,4}|[-*•–][ \t]{1,4})?(?:(?:Mrs?|Ms|Miss|Dr|Prof|Rev|Cllr|Eng|Hon)\.?[ ])?((?:\p{Lu}\.?[ ]?){1,3}\p{Lu}[\p{L}\p{M}'’]{1,24}(?:-\p{Lu}[\p{L}\p{M}'’]{1,24})?|\p{Lu}[\p{L}\p{M}'’-]{1,24}(?:[ ]\p{Lu}[\p{L}\p{M}'’.-]{0,24}){1,3})(?=[ ]{2}|[ ]?\t|[ ]?[,;|(–]|[ ]-|[ \t]{0,8}(?:\r?\n|$))/uy;
const WITH_INITIAL = /^\p{Lu}(?:\.|[ ])/u;
const MAX_LINES = 40;

/** Whether a heading of such a list stands alone on its line. */
export function headsList(text: string, start: number, end: number): boolean {
  return (
    HEADING_BEGINS.test(text.slice(Math.max(0, start - 9), start)) &&
    endOfMatchAt(text, end, HEADING_ENDS) !== undefined
  );
}

/** The names at the beginnings of the lines below a heading, down to the first line that has none. */
export function namesInAttendance({ text, start, end }: Place, heading: string): Match[] {
  const names: Match[] = [];
  if (!headsList(text, start, end)) return names;
  const why = `A name begins a line of the list below “${heading}”.`;
  let from = endOfMatchAt(text, end, HEADING_ENDS);
  while (from !== undefined && names.length < MAX_LINES) {
    const name = groupAt(text, from, LINE);
    if (name === undefined || !isSomebody(name.value)) break;
    names.push({ start: name.start, end: name.end, confidence: 0.85, why });
    const next = endOfLine(text, name.end) + 1;
    from = next < text.length ? next : undefined;
  }
  return names;
}

function isSomebody(name: string): boolean {
  if (!canBeName(name) || isJobTitle(name) || isOccupation(name)) return false;
  return WITH_INITIAL.test(name) || isFirstName(name.split(' ', 1)[0] ?? '');
}

export const LIST_EXAMPLES: readonly string[] = [
  'Attendance\n  [[P. Mutua]]       Chair      Room 4\n  [[A. Abanda]]    Member\n  1. Apologies  none\n\nPanel members:\n- Dr [[Jane Roe]] (chair)\n- [[Tom Okello]], Finance\n- Human Resources',
  'Attendance\nPlan B   is used in May\n\nThe attendance\nA. Level results were good.\n\nAttendance\nStaff Room  12\nAttendance was poor.',
];

import type { Place } from '#engine/detector.ts';
import { type LabeledValue, valueAt } from '#engine/text/labeled-value.ts';
import { endOfMatchAt } from '#engine/text/match-at.ts';

import { DATE_FORM } from './date-form.ts';

/** Who asks for somebody's date of birth. */
const ASKED =
  /(?<!\p{L})(?:please|pls|may i have|send|need|needs|give|provide|reply with|confirm|tell|text|could|can|what|list|missing|require)(?!\p{L})[^.\n]{0,80}(?:,[ ]?\r?\n[^.\n]{0,24})?$/iu;
/** The rest of the line that asks. */
const REST_OF_LINE = /[^\n]{0,120}\n/y;
/** Who answers, and the name before the date: `[10:04] Me: Rebecca Stone, British, `. */
const NAMED =
  /[ \t>*•–-]{0,8}(?:\d{1,2}[.)] )?(?:[[(][^\])\n]{3,24}[\])] ?)?(?:[\p{L}\d .'’-]{1,24}: ?)?\p{Lu}[\p{L}'’-]{1,24}(?: \p{Lu}[\p{L}'’-]{0,24}\.?){0,3}(?: \(|,? |: | ?[–—-] )(?:[\p{L} ]{2,24}, |born )?/uy;
/** What else has a date: a journey, a paper, a meeting. */
const OF_SOMETHING_ELSE =
  /(?<!\p{L})(?:(?:arriv|depart|check|book|issu|updat|expir|invoice)\p{L}{0,6}|from|until|till|dated?|due|signed?|sent|version|valid|starts?|ends?|paid|meeting|by|on|since|deadline|posted|received|\p{Lu}\p{Ll}{2,5}day)(?!\p{L})/iu;
const BIRTH_YEAR = /(?<!\d)(?:19[1-9]\d|20[0-2]\d)(?!\d)|[/.-]\d\d$/;
/** What stands between two people on a line. */
const ANOTHER = /\)?(?:[,;/&]| and)[ ]?(?=\p{Lu})/uy;
/** How many lines the answers may take, and how many of them in a row may be something else. */
const MAX_LINES = 16;
const MAX_MISSES = 2;

/** The dates behind names on the lines that follow a request for dates of birth. */
export function datesInReplies({ text, start, end }: Place): LabeledValue[] {
  if (!/birth|dob/i.test(text.slice(start, end)) || !ASKED.test(text.slice(0, start))) return [];
  const dates: LabeledValue[] = [];
  let from = valueAt(text, end, REST_OF_LINE)?.end;
  let misses = 0;
  for (let line = 0; line < MAX_LINES && from !== undefined && misses <= MAX_MISSES; line += 1) {
    const found = datesOnLine(text, from);
    misses = found.length === 0 ? misses + 1 : 0;
    dates.push(...found);
    const next = text.indexOf('\n', from);
    from = next === -1 ? undefined : next + 1;
  }
  return dates;
}

/** The dates behind the names on a line, which commas or words separate. */
function datesOnLine(text: string, from: number): LabeledValue[] {
  const dates: LabeledValue[] = [];
  let next: number | undefined = from;
  while (next !== undefined) {
    const date = dateBehindName(text, next);
    if (date !== undefined) dates.push(date);
    next = date && endOfMatchAt(text, date.end, ANOTHER);
  }
  return dates;
}

function dateBehindName(text: string, from: number): LabeledValue | undefined {
  const name = valueAt(text, from, NAMED);
  if (name === undefined || OF_SOMETHING_ELSE.test(name.value)) return undefined;
  const date = valueAt(text, name.end, DATE_FORM);
  return date !== undefined && BIRTH_YEAR.test(date.value) ? date : undefined;
}

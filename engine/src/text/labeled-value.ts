import type { Place } from '#engine/detector.ts';
import type { Span } from '#engine/vocabulary.ts';

import { endOfMatchAt, matchAt } from './match-at.ts';

const BLANK = String.raw`[^\S\n]{0,40}`;
const BRACKETS = String.raw`(?:\([^)\n]{1,90}\)${BLANK})?`;
const WORDS = String.raw`(?:(?:(?:no|nr|num|number|numbers|id|code|is|ist|est|was|are|as|of|the|will|be|remains)\b\.?|n[°º])\s{0,3}){0,3}`;
/** The leader of a form: the dots between a label and its value. */
const LEADER = String.raw`(?:(?:\.{2,120}|_{2,120}|…{1,60}|(?:\. ){3,60})[:.]?${BLANK})?`;
/** Around the sign between a key and its value in what programs write: `"dob": "`, `'dob' => '`, `dob="`. */
const QUOTED = String.raw`["'\x60][ \t]{0,4}(?::|=>?)[ \t]{0,4}["'\x60]?|(?::|=)[ \t]{0,4}["'\x60]`;
/** The connection between a label and its value: `No.`, `number`, `is`, a colon, brackets, dots, a table's gap. */
const CONNECTION = new RegExp(
  String.raw`(?:${QUOTED}|\.?${BLANK}${BRACKETS}${WORDS}${BRACKETS}\??(?:${BLANK}(?=[#:=]))?[#:=]{0,2}${BLANK}${LEADER}(?:\n${BLANK})?)`,
  'iy',
);

/** A bracket that opens between a label and its value: `employee number (E-4417)`. */
const OPENED = new RegExp(
  String.raw`\.?${BLANK}(?:(?:no|nr|num|number|id)\b\.?${BLANK})?\((?:(?:no|nr|number)\b\.?:? ?)?`,
  'iy',
);

/** A value and its position in its place's text. */
export interface LabeledValue extends Span {
  readonly value: string;
}

/**
 * The value that follows the trigger of a place, as `passport` in `Passport No.: X1234567`. `form` must be sticky
 * and is tried right after the label and its connecting words.
 */
export function valueAfterLabel(place: Place, form: RegExp): LabeledValue | undefined {
  const start = endOfMatchAt(place.text, place.end, CONNECTION) ?? place.end;
  return valueAt(place.text, start, form) ?? valueInBrackets(place, form);
}

/** The value that the brackets behind a label hold, and nothing else. */
function valueInBrackets({ text, end }: Place, form: RegExp): LabeledValue | undefined {
  const start = endOfMatchAt(text, end, OPENED);
  const found = start === undefined ? undefined : valueAt(text, start, form);
  return found !== undefined && text.charAt(found.end) === ')' ? found : undefined;
}

/**
 * The first group of a sticky `form` that matches at exactly an offset: a value after its label. The form has nothing
 * after the group that could hold the same again.
 */
export function groupAt(text: string, offset: number, form: RegExp): LabeledValue | undefined {
  const found = matchAt(text, offset, form);
  const value = found?.[1];
  if (found === null || value === undefined) return undefined;
  const start = offset + found[0].lastIndexOf(value);
  return { start, end: start + value.length, value };
}

/** The value of a sticky `form` that begins exactly at an offset. */
export function valueAt(text: string, offset: number, form: RegExp): LabeledValue | undefined {
  const value = matchAt(text, offset, form)?.[0];
  return value === undefined ? undefined : { start: offset, end: offset + value.length, value };
}

import type { Span } from '#engine/vocabulary.ts';

/**
 * The rest of a line's time, which a full stop or a bracket may have cut, and who speaks: `2025-03-04 09:15] marcus: `.
 */
const TIME_AND_SPEAKER =
  /^\[?\d[\d:./, -]{3,21}(?:[ap]m)?\][ –-]{0,3}(?:[\p{L}\d_.'’-]{2,24}(?: [\p{L}\d_.'’-]{2,24})?:[ \t]{1,4})?/iu;
/** The line that names who writes, and when, above a message: `Ann Roe  9:04 AM`; or before it: `ann.r   22:52  `. */
const SPEAKER_AND_TIME =
  /^(?:\p{L}[\p{L}\d_.'’-]{0,23} ?){1,3}[ \t]{1,6}\d{1,2}:\d\d(?::\d\d)?(?: ?[ap]m)?(?:[ \t]{0,4}\r?\n[ \t]{0,4}|[ \t]{1,6})(?=\S)/iu;
/** The end of a remark of the stage: `laughter) But …`. */
const STAGE = /^[a-z]{3,14}\)[ \t]{1,4}(?=\p{Lu})/u;
/** The cells of a table before one that quotation marks enclose: `L1,Leeds,"`. */
const CELLS_BEFORE = /^(?:[^",;\t\n]{0,40}[,;\t](?=\S)){2,12}"/u;
/** The next field of a record, on a line of its own. */
const NEXT_FIELD = /\n[ \t]{0,12}\p{Lu}\p{L}{1,14}(?: \p{L}{2,12}){0,2}:[ \t]/u;
/** The number of an item in a list. */
const ITEM_NUMBER = /^\(?(?:\d{1,2}|[a-z])[.)]\s{1,8}(?=\S)/;
const CLOSING_MARK = /^[.,!?]?["”]/;
/** The least that must be left. */
const MIN_LENGTH = 12;

/**
 * The part of a statement's span that somebody says: without the time and the speaker, other cells, and the next field.
 */
export function toldSpan(text: string, { start, end }: Span): Span {
  const written = text.slice(start, end);
  const before = beforeIt(written);
  const field = NEXT_FIELD.exec(written)?.index ?? -1;
  const until = field > before + MIN_LENGTH ? field : written.length;
  if (until - before < MIN_LENGTH) return { start, end };
  return { start: start + before, end: start + written.slice(0, until).trimEnd().length };
}

function beforeIt(written: string): number {
  for (const form of [TIME_AND_SPEAKER, SPEAKER_AND_TIME, STAGE, CELLS_BEFORE]) {
    const found = form.exec(written);
    if (found !== null) return found[0].length;
  }
  return 0;
}

/** A sentence without the number of its item in a list, which is no part of what it says, up to its closing mark. */
export function wholeSentence(text: string, { start, end }: Span): Span {
  const written = text.slice(start, end);
  const number = ITEM_NUMBER.exec(written)?.[0].length ?? 0;
  const isOpen =
    written.split('"').length % 2 === 0 || written.lastIndexOf('“') > written.lastIndexOf('”');
  const mark = isOpen ? (CLOSING_MARK.exec(text.slice(end, end + 2))?.[0].length ?? 0) : 0;
  return { start: start + number, end: end + mark };
}

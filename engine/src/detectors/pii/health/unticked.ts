import type { Span } from '#engine/vocabulary.ts';

/** An unchecked option of a form, with its box before or behind it. */
const EMPTY_BEFORE = /(?:\[ {0,2}\]|☐|\( {0,2}\)) {0,2}$/;
const EMPTY_BEHIND = /^ {0,3}(?:\[ {0,2}\]|☐|\( {0,2}\))/;
/** A line in which the boxes stand behind the options: it ends with one, and words stand before the first. */
const BOXES_BEHIND =
  /^[^[(☐☒☑\n]{0,160}(?<=\p{L}) {0,3}(?:\[[ xX✓✔]{0,2}\]|[☐☒☑]|\([ xX]{0,2}\))[^\n]{0,300}(?:\]|[☐☒☑]|\))\s{0,8}$/u;
const REACH = 8;

/** Whether an option of a form is one that nobody ticked. */
export function isUnticked(sentence: string, start: number, end: number): boolean {
  const isEmptyBefore = EMPTY_BEFORE.test(sentence.slice(Math.max(0, start - REACH), start));
  const isEmptyBehind = EMPTY_BEHIND.test(sentence.slice(end, end + REACH));
  if (!isEmptyBefore && !isEmptyBehind) return false;
  return BOXES_BEHIND.test(lineOf(sentence, start, end)) ? isEmptyBehind : isEmptyBefore;
}

function lineOf(sentence: string, start: number, end: number): string {
  const [rest = ''] = sentence.slice(end).split('\n', 1);
  return sentence.slice(sentence.lastIndexOf('\n', start - 1) + 1, end) + rest;
}

/** What is built, hired or played for wheelchairs is about nobody in particular. */
const OF_BUILDING =
  /^wheelchair[ -](?:ramps?|access\p{L}{0,5}|lifts?|spaces?|bays?|rugby|basketball|tennis|taster|hire|friendly|toilets?|seating|tie|route)/iu;
const WHEELCHAIR_LENGTH = 10;
/** Whoever has multiple sclerosis has `MS`. */
const FORM_OF_ADDRESS = /\bMs$/;

/** Whether words for somebody's state are a form of address or a thing. */
export function isNoState(sentence: string, { start, end }: Span): boolean {
  return (
    FORM_OF_ADDRESS.test(sentence.slice(start, end)) ||
    OF_BUILDING.test(sentence.slice(Math.max(0, end - WHEELCHAIR_LENGTH), end + 20))
  );
}

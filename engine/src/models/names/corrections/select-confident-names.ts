import { PERSON } from '#engine/models/names/labeling/labels.ts';
import type { TaggedName } from '#engine/models/names/labeling/tagged-name.ts';
import { oneLine } from '#engine/text/one-line.ts';

/**
 * In texts of at least this many UTF-16 units, context identifies persons well enough that a low-confidence guess is as
 * often wrong as right.
 */
const INFORMATIVE_LENGTH = 300;
/** With precision and recall at about 0.85, persons less likely than half of that cost more than they gain. */
const MIN_CONFIDENCE = 0.4;
const TITLE = new RegExp(
  oneLine`^(?:mr|ms|mrs|dr|doctor|prof|professor|judge|colonel|senator|aunt|uncle|rev
    |reverend|secretary|governor|advocate|chancellor|captain|sergeant|lieutenant|inspector
    |constable|officer)\.?\s{1,4}(?=\S)`,
  'i',
);
const LONGEST_TITLE = 18;

/** The names that are confident enough for their text, without leading titles: `Professor Behe` becomes `Behe`. */
export function selectConfidentNames(text: string, names: readonly TaggedName[]): TaggedName[] {
  const threshold = text.length < INFORMATIVE_LENGTH ? 0 : MIN_CONFIDENCE;
  return names
    .filter(({ label, confidence }) => label !== PERSON || confidence >= threshold)
    .map((name) => (name.label === PERSON ? withoutTitles(text, name) : name));
}

function withoutTitles(text: string, name: TaggedName): TaggedName {
  let { start } = name;
  for (;;) {
    const title = TITLE.exec(text.slice(start, Math.min(name.end, start + LONGEST_TITLE)));
    if (title === null) return start === name.start ? name : { ...name, start };
    start += title[0].length;
  }
}

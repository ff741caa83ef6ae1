import type { Place } from '#engine/detector.ts';
import { groupAt, type LabeledValue } from '#engine/text/labeled-value.ts';

/** The end of a label's cell, and the next cell of the same row. */
const NEXT_CELL =
  /(?: \([^()|\n]{1,30}\))?(?:\*\*|`)?[ \t]{0,40}\|[ \t]{0,40}(?:\*\*|`)?([^\s|`]{4,200})`?(?:\*\*)?[ \t]{0,40}(?=\||\r?$|\r?\n)/y;
/** What precedes a label that opens its row: the row's edge, and other words of the label. */
const OPENS_ROW = /(?:^|\n)[ \t]{0,8}\|?[ \t]{0,8}(?:\*\*|`)?(?:[\w./-]{1,24} ){0,4}[\w./-]{0,24}$/;
/** A second line of dashes: the row above holds headings. */
const HEADING = /^[^\n]{0,300}\r?\n[ \t|:]{0,8}-{2}[-\s|:]{0,300}(?:\n|$)/;

/** The value in the cell beside the label that opens its row, as in `| password | … |`. */
export function valueInRow({ text, start, end }: Place): LabeledValue | undefined {
  const found = groupAt(text, end, NEXT_CELL);
  if (found === undefined || !OPENS_ROW.test(text.slice(Math.max(0, start - 64), start))) {
    return undefined;
  }
  return HEADING.test(text.slice(found.end)) ? undefined : found;
}

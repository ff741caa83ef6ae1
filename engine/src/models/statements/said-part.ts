import type { SectionWords } from '#engine/models/sections/section-words.ts';

const DATE = String.raw`\d{1,4}[-/.]\d{1,2}(?:[-/.]\d{1,4})?`;
const CLOCK = String.raw`\d{1,2}[:.]\d\d(?::\d\d)?(?:[.,]\d{1,3})?(?: ?[ap]\.?m\.?)?`;
const SPEAKER = String.raw`\p{L}[\p{L}\d_.'’-]{0,23}(?: [\p{L}\d_.'’()-]{1,24}){0,3}`;
/** The time of a remark, and who made it: `07:30 SM: `, `11/02, 12:02] Oliver: `, `09:02 Gus** `. */
const TIME_AND_SPEAKER = new RegExp(
  `^[*_[(<>-]{0,3}(?:${DATE},?[ T]{1,2})?${CLOCK}\\]?(?:[ \\t|–-]{1,4}<?(?:${SPEAKER}(?::|>|\\*\\*:?)|\\p{Lu}{1,3}:)|\\*\\*|[ \\t]{0,2}[|–-])[ \\t]{1,6}(?=\\S)`,
  'u',
);
/** The initials of who speaks in a record: `RQ: `. */
const INITIALS = /^(?:\*\*)?\p{Lu}{1,3}:(?:\*\*)?[ \t]{1,6}(?=\S)/u;
const LONGEST_LABEL = 120;

const QUOTATION_MARK = 0x22;
const BLANK = 0x20;
const COLON = 0x3a;
const SEPARATORS: ReadonlySet<number> = new Set(Array.from(',;\t', (mark) => mark.charCodeAt(0)));

/** How many characters at the beginning of a clause tell when something was said, and by whom. */
export function lengthOfLabel(text: string, start: number): number {
  const written = text.slice(start, start + LONGEST_LABEL);
  const label = TIME_AND_SPEAKER.exec(written) ?? INITIALS.exec(written);
  return label?.[0].length ?? 0;
}

/**
 * Whether a cell that quotation marks enclose begins or ends between two words: `8,"Fine","More plants",7`. In prose, a
 * blank stands beside such marks.
 */
export function partsCells(units: SectionWords['units'], from: number, to: number): boolean {
  let isQuoted = false;
  let isSeparated = false;
  for (let at = from; at < to; at += 1) {
    const unit = units[at]!;
    if (unit === QUOTATION_MARK) isQuoted = true;
    else if (SEPARATORS.has(unit)) isSeparated = true;
    else if (unit === COLON && units[at - 1] === QUOTATION_MARK) isSeparated = true;
    else if (unit !== BLANK || units[at - 1] !== COLON) return false;
  }
  return isQuoted && isSeparated;
}

import type { Match, Place } from '#engine/detector.ts';

import { addressByPostcode } from './by-postcode.ts';

/** How many lines above its postcode an address may begin. */
const MAX_LINES = 5;
const LONGEST_LINE = 120;
/** What separates the left column of a letter from what stands beside it. */
const GAP = /(?<=\S)(?: {3,80}|\t{1,8})(?=[\p{L}\d])/u;

/** The left column begins near the margin. */
const INDENTED = /^[ \t]{9}/;

/** A line's left column and where it stands in the text. */
interface Left {
  readonly start: number;
  readonly written: string;
}

/**
 * The lines of an address in the left column of a letter, with a reference or a date to their right. For a trigger at
 * the beginning of a postcode.
 */
export function addressBesideColumn({ text, start, end }: Place): Match[] {
  const lines = leftColumnUpTo(text, start);
  const above = lines.slice(0, -1).map(({ written }) => `${written}\n`);
  const isCut = lines.slice(0, -1).some((line) => isBesideAnother(text, line));
  const own = lines.at(-1);
  if (own === undefined || !isCut) return [];
  const before = above.join('');
  const at = before.length + start - own.start;
  const rest = text.slice(start, start + 60);
  const column = `${before}${text.slice(own.start, start)}${rest}`;
  const found = addressByPostcode({ text: column, start: at, end: at + end - start });
  if (found === undefined || found.start >= before.length) return [];
  return partsOf(found, lines);
}

/** The left columns of the line of an offset and of those above it; none if the offset is not in the left column. */
function leftColumnUpTo(text: string, offset: number): Left[] {
  const lines: Left[] = [];
  let end = offset;
  for (let count = 0; count < MAX_LINES && end > 0; count += 1) {
    const start = text.lastIndexOf('\n', end - 1) + 1;
    const line = text.slice(start, end);
    if (line.length > LONGEST_LINE || line.trim() === '') break;
    const gap = GAP.exec(line);
    if (INDENTED.test(line) || (count === 0 && gap !== null)) return [];
    lines.unshift({ start, written: gap === null ? line : line.slice(0, gap.index) });
    end = start - 1;
  }
  return lines;
}

function isBesideAnother(text: string, { start, written }: Left): boolean {
  const next = text.charAt(start + written.length);
  return next === ' ' || next === '\t';
}

/** The parts of an address in its lines, each with the confidence of the whole. */
function partsOf(found: Match, lines: readonly Left[]): Match[] {
  const parts: Match[] = [];
  let offset = 0;
  for (const [index, { start, written }] of lines.entries()) {
    const isLast = index === lines.length - 1;
    const from = Math.max(found.start - offset, written.search(/\S/), 0);
    const to = isLast ? found.end - offset : written.length;
    if (from < to) parts.push({ ...found, start: start + from, end: start + to });
    offset += written.length + 1;
  }
  return parts;
}

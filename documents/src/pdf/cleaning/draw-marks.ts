import type { Box } from './box.ts';
import { HELVETICA } from './helvetica.ts';
import type { ColoredMark } from './prepared-page.ts';
import type { Color } from './sample-colors.ts';

/** The name that the label font has in content streams. */
export const LABEL_FONT = 'ProvisoLabel';

// Of an area's height.
const TEXT_SIZE = 0.78;
const SMALLEST = 0.6;
const BASELINE = 0.2;
const BAR_INSET = 0.06;
const MAX_DIFFERENCE = 4;

/** Operators that draw bars and labels in their places, in coordinates that grow downwards from the page's corner. */
export function drawMarks(marks: readonly ColoredMark[]): string {
  return marks.flatMap(drawMark).join('\n');
}

function drawMark({ action, text, areas, characters, ink, paper }: ColoredMark): string[] {
  // Where nothing was seen there is nothing to be seen now.
  if (action === 'comment' || isAlike(ink, paper)) return [];
  if (action === 'remove') return areas.map(drawBar);
  const [area] = areas;
  const encoded = HELVETICA.encode(text);
  if (area === undefined || text === '') return [];
  return [
    encoded === undefined
      ? drawBar(area)
      : drawLabel({ text, encoded, ink }, lineOf(area, characters)),
  ];
}

function isAlike(one: Color, other: Color): boolean {
  return one.every((level, at) => Math.abs(level - other[at]!) <= MAX_DIFFERENCE);
}

/** Whether a replacement can be written: the label font has its characters, and its place was seen. */
export function canBeWritten({ text, areas, ink, paper }: ColoredMark): boolean {
  const hasPlace = areas.length > 0 && !isAlike(ink, paper);
  return hasPlace && HELVETICA.encode(text) !== undefined;
}

function drawBar({ left, top, right, bottom }: Box): string {
  const inset = Math.min(right - left, bottom - top) * BAR_INSET;
  const numbers = [left, top + inset, right - left, bottom - top - inset * 2];
  return `0 g ${numbers.map(round).join(' ')} re f`;
}

interface Label {
  readonly text: string;
  readonly encoded: string;
  readonly ink: Color;
}

/** A text that is wider than its place is made smaller, and narrower where that does not do. */
function drawLabel({ text, encoded, ink }: Label, { length, height, matrix }: Line): string {
  const natural = HELVETICA.widthOf(text);
  const full = height * TEXT_SIZE;
  const size = Math.max(full * SMALLEST, Math.min(full, length / natural));
  const squeeze = Math.min(100, (100 * length) / (natural * size));
  const [blue = 0, green = 0, red = 0] = ink;
  const color = [red, green, blue].map((level) => round(level / 255)).join(' ');
  const font = `/${LABEL_FONT} ${round(size)} Tf ${round(squeeze)} Tz`;
  return `BT 0 Tr ${color} rg ${font} ${matrix.map(round).join(' ')} Tm ${encoded} Tj ET`;
}

/** Where a label begins, which way it runs, and its room. */
interface Line {
  readonly length: number;
  readonly height: number;
  readonly matrix: readonly number[];
}

/** The line that an area's own text stood on: it may run downwards or upwards as on a turned page. */
function lineOf({ left, top, right, bottom }: Box, characters: readonly Box[]): Line {
  const [width, height] = [right - left, bottom - top];
  const [first, last] = [characters[0], characters.at(-1)];
  if (first === undefined || last === undefined || Math.abs(last.top - first.top) < width) {
    return { length: width, height, matrix: [1, 0, 0, -1, left, bottom - height * BASELINE] };
  }
  const upright = { length: height, height: width };
  return last.top > first.top
    ? { ...upright, matrix: [0, 1, 1, 0, left + width * BASELINE, top] }
    : { ...upright, matrix: [0, -1, -1, 0, right - width * BASELINE, bottom] };
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}

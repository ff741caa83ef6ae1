import { type Box, containsCenter } from '#documents/pdf/cleaning/box.ts';
import type { Glyph } from '#documents/pdf/cleaning/characters/page-characters.ts';
import type { ObservedMark } from '#documents/pdf/cleaning/prepared-page.ts';
import type { Color } from '#documents/pdf/cleaning/rendering/sample-colors.ts';

import { HELVETICA } from './helvetica.ts';

/** The resource name of the label font in content streams. */
export const LABEL_FONT = 'ProvisoLabel';

// As a fraction of an area's height, which extends from the font's ascent to its descent.
const TEXT_SIZE = 0.78;
// Glyph heights of the label font, relative to its size: capitals, digits, and lowercase letters with and without
// ascenders.
const CAPITAL_HEIGHT = 0.72;
const X_HEIGHT = 0.53;
const CAPITAL_HEIGHT_CHARACTERS = /[A-IK-PR-Z0-9bdfhkl]/;
const X_HEIGHT_CHARACTERS = /[acemnorsuvwxz]/;
const SMALLEST = 0.6;
const BASELINE = 0.2;
const BAR_INSET = 0.06;
const MAX_DIFFERENCE = 4;
// As a factor: the size of a label that has to be fitted tells no more about what was there.
const FIT_STEP = 0.93;

/** Operators that draw bars and labels in place, in coordinates that grow downwards from the page's corner. */
export function drawMarks(marks: readonly ObservedMark[]): string {
  return marks.flatMap(drawMark).join('\n');
}

function drawMark(mark: ObservedMark): string[] {
  const { action, text, areas, ink, paper } = mark;
  // What was invisible stays invisible.
  if (action === 'comment' || isAlike(ink, paper)) return [];
  if (action === 'remove') return areas.map(drawBar);
  const [area] = areas;
  const encoded = HELVETICA.encode(text);
  if (area === undefined || text === '') return [];
  return [
    encoded === undefined ? drawBar(area) : drawLabel({ text, encoded, ink }, lineOf(area, mark)),
  ];
}

function isAlike(one: Color, other: Color): boolean {
  return one.every((level, at) => Math.abs(level - other[at]!) <= MAX_DIFFERENCE);
}

/** Whether a replacement can be written: the label font has its characters, and its position was visible. */
export function canBeWritten({ text, areas, ink, paper }: ObservedMark): boolean {
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

/** A text wider than its area is made smaller, and condensed if that is not enough, in steps. */
function drawLabel({ text, encoded, ink }: Label, { length, size: full, matrix }: Line): string {
  const room = length / (HELVETICA.widthOf(text) * full);
  const fit = room >= 1 ? 1 : FIT_STEP ** Math.ceil(Math.log(room) / Math.log(FIT_STEP));
  const size = full * Math.max(SMALLEST, fit);
  const squeeze = Math.min(100, (100 * full * fit) / size);
  const [blue = 0, green = 0, red = 0] = ink;
  const color = [red, green, blue].map((level) => round(level / 255)).join(' ');
  const font = `/${LABEL_FONT} ${round(size)} Tf ${round(squeeze)} Tz`;
  return `BT 0 Tr ${color} rg ${font} ${matrix.map(round).join(' ')} Tm ${encoded} Tj ET`;
}

/** The origin and direction of a label, its room and the size of the surrounding letters. */
interface Line {
  readonly length: number;
  readonly size: number;
  readonly matrix: readonly number[];
}

/** The line of an area's own text: on a rotated page it may run downwards or upwards. */
function lineOf(area: Box, { characters, glyphs: all }: ObservedMark): Line {
  const { left, top, right, bottom } = area;
  const [width, height] = [right - left, bottom - top];
  const [first, last] = [characters[0], characters.at(-1)];
  const glyphs = all.filter((glyph) => containsCenter(area, glyph));
  if (first === undefined || last === undefined || Math.abs(last.top - first.top) < width) {
    const baseline = medianOf(glyphs.map((glyph) => glyph.bottom)) ?? bottom - height * BASELINE;
    const size = sizeOf(height, glyphs, (glyph) => glyph.bottom - glyph.top);
    return { length: width, size, matrix: [1, 0, 0, -1, left, baseline] };
  }
  const size = sizeOf(width, glyphs, (glyph) => glyph.right - glyph.left);
  const upright = { length: height, size };
  if (last.top > first.top) {
    const baseline = medianOf(glyphs.map((glyph) => glyph.left)) ?? left + width * BASELINE;
    return { ...upright, matrix: [0, 1, 1, 0, baseline, top] };
  }
  const baseline = medianOf(glyphs.map((glyph) => glyph.right)) ?? right - width * BASELINE;
  return { ...upright, matrix: [0, -1, -1, 0, baseline, bottom] };
}

/** The font size, estimated from the heights of the line and of its glyphs; no font states the spacing in its lines. */
function sizeOf(
  height: number,
  glyphs: readonly Glyph[],
  heightOf: (glyph: Glyph) => number,
): number {
  const ofLine = height * TEXT_SIZE;
  const sizes = glyphs.flatMap((glyph) => {
    const letter = String.fromCodePoint(glyph.code);
    if (CAPITAL_HEIGHT_CHARACTERS.test(letter)) return [heightOf(glyph) / CAPITAL_HEIGHT];
    return X_HEIGHT_CHARACTERS.test(letter) ? [heightOf(glyph) / X_HEIGHT] : [];
  });
  return Math.min(ofLine, medianOf(sizes) ?? ofLine);
}

/** Most glyphs sit on the baseline: descenders and quotation marks do not. */
function medianOf(values: readonly number[]): number | undefined {
  return values.toSorted((one, other) => one - other)[values.length >> 1];
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}

import { TextDecoder } from 'node:util';

import { Encodings } from '@cantoo/pdf-lib/standard-fonts';

import type { CharacterTable } from './character-table.ts';

const WESTERN = new TextDecoder('windows-1252');
const MACINTOSH = new TextDecoder('macintosh');
const ALL_BYTES = Uint8Array.from({ length: 256 }, (_, code) => code);
const [WESTERN_TEXT, MACINTOSH_TEXT] = [WESTERN.decode(ALL_BYTES), MACINTOSH.decode(ALL_BYTES)];
/** The codes from which symbol fonts count. */
const SYMBOLS = [0xf000, 0xf100, 0xf200];
/** Quotation marks in the oldest encoding. */
const STANDARD = new Map([
  [0x27, 0x2019],
  [0x60, 0x2018],
]);
const POINTS = new Map(
  Encodings.WinAnsi.supportedCodePoints.map((point) => [
    Encodings.WinAnsi.encodeUnicodeCodePoint(point).name,
    point,
  ]),
);
const NUMBERED = /^(?:uni|u)([0-9A-Fa-f]{4,6})$/;
const MACINTOSH_PLATFORM = 1;

/**
 * The glyphs that any viewer may choose for the codes of a font with one-byte codes, some of which have names of
 * glyphs. Undefined if there is a code of which that is uncertain.
 */
export function findShownGlyphs(
  tables: readonly CharacterTable[],
  codes: ReadonlySet<number>,
  names: ReadonlyMap<number, string>,
): ReadonlySet<number> | undefined {
  const glyphs = new Set<number>();
  for (const code of codes) {
    const named = names.get(code);
    const points = named === undefined ? pointsOf(code) : pointsOfName(named);
    const own = tables.flatMap((table) => glyphsOf(table, points));
    const raw = [code, ...SYMBOLS.map((first) => first + code)].flatMap((each) =>
      tables.flatMap((table) => table.glyphs.get(each) ?? []),
    );
    const isFound = own.length > 0 || (named === undefined && raw.length > 0);
    if (!isFound && !points.some(isBlank)) return undefined;
    for (const glyph of [...own, ...raw]) glyphs.add(glyph);
  }
  return glyphs;
}

function glyphsOf({ platform, glyphs }: CharacterTable, points: readonly number[]): number[] {
  const codeOf = (point: number): number =>
    platform === MACINTOSH_PLATFORM ? MACINTOSH_TEXT.indexOf(String.fromCodePoint(point)) : point;
  return points.flatMap((point) => glyphs.get(codeOf(point)) ?? []);
}

function pointsOf(code: number): number[] {
  const points = [WESTERN_TEXT, MACINTOSH_TEXT].map((text) => text.charCodeAt(code));
  return [...points, STANDARD.get(code) ?? points[0]!];
}

function pointsOfName(glyph: string): number[] {
  const digits = NUMBERED.exec(glyph)?.[1];
  const point = digits === undefined ? POINTS.get(glyph) : Number.parseInt(digits, 16);
  return point === undefined || point > 0x10_ffff ? [] : [point];
}

function isBlank(point: number): boolean {
  return point <= 0x20 || point === 0xa0;
}

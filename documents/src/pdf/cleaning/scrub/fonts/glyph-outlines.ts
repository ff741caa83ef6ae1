import type { FontTables } from './sfnt.ts';

const HAS_MORE = 0x20;
const HAS_WORDS = 0x1;
/** By the bit that says so: a scale, one for each direction, a matrix. */
const SCALES = [
  [0x8, 2],
  [0x40, 4],
  [0x80, 8],
] as const;
const COMPONENT = 4;

/** The outlines of a font's glyphs; throws a RangeError where the font is broken. */
export function readOutlines(tables: FontTables): readonly Buffer[] {
  const [head, maxp, loca, glyf] = ['head', 'maxp', 'loca', 'glyf'].map((tag) => tables.get(tag));
  if (!head || !maxp || !loca || !glyf) throw new RangeError();
  const isLong = head.readInt16BE(50) === 1;
  const startOf = (index: number): number =>
    isLong ? loca.readUInt32BE(index * 4) : loca.readUInt16BE(index * 2) * 2;
  const places = Array.from({ length: maxp.readUInt16BE(4) + 1 }, (_, index) => startOf(index));
  // Viewers repair such fonts, each in its own way.
  if (places.some((place, index) => place < (places[index - 1] ?? 0) || place > glyf.length)) {
    throw new RangeError();
  }
  return places.slice(1).map((end, index) => glyf.subarray(places[index], end));
}

/** Adds the glyphs of which glyphs are composed. */
export function withComponents(
  outlines: readonly Buffer[],
  glyphs: ReadonlySet<number>,
): ReadonlySet<number> {
  const all = new Set(glyphs);
  // A set also iterates over what is added meanwhile.
  for (const glyph of all) {
    for (const component of componentsOf(outlines[glyph])) all.add(component);
  }
  return all;
}

function componentsOf(outline: Buffer | undefined): number[] {
  if (outline === undefined || outline.length < 10 || outline.readInt16BE(0) >= 0) return [];
  const components: number[] = [];
  let flags = HAS_MORE;
  for (let at = 10; (flags & HAS_MORE) !== 0;) {
    flags = outline.readUInt16BE(at);
    components.push(outline.readUInt16BE(at + 2));
    const scale = SCALES.find(([bit]) => (flags & bit) !== 0)?.[1] ?? 0;
    at += COMPONENT + ((flags & HAS_WORDS) === 0 ? 2 : 4) + scale;
  }
  return components;
}

/** The tables with the outlines of these glyphs only. */
export function writeOutlines(
  outlines: readonly Buffer[],
  head: Buffer,
  glyphs: ReadonlySet<number>,
): ReadonlyMap<string, Buffer> {
  const pieces: Buffer[] = [];
  const loca = Buffer.alloc((outlines.length + 1) * 4);
  let start = 0;
  for (const [index, outline] of outlines.entries()) {
    if (glyphs.has(index)) {
      pieces.push(outline, Buffer.alloc(-outline.length & 3));
      start += (outline.length + 3) & ~3;
    }
    loca.writeUInt32BE(start, (index + 1) * 4);
  }
  const long = Buffer.from(head);
  long.writeInt16BE(1, 50);
  // Some viewers refuse an empty table.
  const glyf = start === 0 ? Buffer.alloc(4) : Buffer.concat(pieces);
  return new Map([
    ['glyf', glyf],
    ['loca', loca],
    ['head', long],
  ]);
}

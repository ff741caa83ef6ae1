/** A way in which a font numbers characters, and the glyphs of its codes. */
export interface CharacterTable {
  readonly platform: number;
  readonly encoding: number;
  readonly glyphs: ReadonlyMap<number, number>;
}

const MAX_TABLES = 16;
// Ranges that overlap one another list more than there are characters.
const MAX_CODES = 200_000;
// More do not fit.
const MAX_SEGMENTS = 8000;

/** Reads a font's `cmap`; undefined if it is broken or of an unusual format. */
export function readCharacterTables(cmap: Buffer): readonly CharacterTable[] | undefined {
  try {
    const count = cmap.readUInt16BE(2);
    if (count > MAX_TABLES) return undefined;
    return Array.from({ length: count }, (_, index) => {
      const at = 4 + index * 8;
      const [platform, encoding] = [cmap.readUInt16BE(at), cmap.readUInt16BE(at + 2)];
      return { platform, encoding, glyphs: readGlyphs(cmap.subarray(cmap.readUInt32BE(at + 4))) };
    });
  } catch {
    return undefined;
  }
}

const READERS: Readonly<Record<number, (table: Buffer, add: AddGlyph) => void>> = {
  0: readBytes,
  4: readSegments,
  6: readList,
  12: readGroups,
};

type AddGlyph = (code: number, glyph: number) => void;

function readGlyphs(table: Buffer): ReadonlyMap<number, number> {
  const glyphs = new Map<number, number>();
  let room = MAX_CODES;
  const read = READERS[table.readUInt16BE(0)];
  if (read === undefined) throw new RangeError();
  read(table, (code, glyph) => {
    if ((room -= 1) < 0) throw new RangeError();
    if (glyph !== 0) glyphs.set(code, glyph);
  });
  return glyphs;
}

function readBytes(table: Buffer, add: AddGlyph): void {
  for (let code = 0; code < 256; code += 1) add(code, table.readUInt8(6 + code));
}

function readList(table: Buffer, add: AddGlyph): void {
  const [first, count] = [table.readUInt16BE(6), table.readUInt16BE(8)];
  for (let step = 0; step < count; step += 1) {
    add(first + step, table.readUInt16BE(10 + step * 2));
  }
}

function readSegments(table: Buffer, add: AddGlyph): void {
  const size = table.readUInt16BE(6);
  for (let at = 0; at < size; at += 2) {
    const last = table.readUInt16BE(14 + at);
    const first = table.readUInt16BE(16 + size + at);
    const delta = table.readUInt16BE(16 + size * 2 + at);
    const place = 16 + size * 3 + at;
    const offset = table.readUInt16BE(place);
    for (let code = first; code <= last && code < 0xffff; code += 1) {
      const listed = offset === 0 ? code : table.readUInt16BE(place + offset + (code - first) * 2);
      add(code, listed === 0 && offset !== 0 ? 0 : (listed + delta) & 0xffff);
    }
  }
}

function readGroups(table: Buffer, add: AddGlyph): void {
  const count = table.readUInt32BE(12);
  for (let at = 16; at < 16 + count * 12; at += 12) {
    const [first, last] = [table.readUInt32BE(at), table.readUInt32BE(at + 4)];
    const glyph = table.readUInt32BE(at + 8);
    for (let code = first; code <= last; code += 1) add(code, glyph + code - first);
  }
}

/** Writes a `cmap` of tables, without characters beyond the first 65,535; throws a RangeError for too many. */
export function writeCharacterTables(tables: readonly CharacterTable[]): Buffer {
  const head = Buffer.alloc(4 + tables.length * 8);
  head.writeUInt16BE(tables.length, 2);
  const pieces: Buffer[] = [head];
  let start = head.length;
  for (const [index, { platform, encoding, glyphs }] of tables.entries()) {
    const at = 4 + index * 8;
    head.writeUInt16BE(platform, at);
    head.writeUInt16BE(encoding, at + 2);
    head.writeUInt32BE(start, at + 4);
    const table = platform === 1 ? writeList(glyphs) : writeSegments(glyphs);
    pieces.push(table);
    start += table.length;
  }
  return Buffer.concat(pieces);
}

function writeList(glyphs: ReadonlyMap<number, number>): Buffer {
  const codes = [...glyphs.keys()].filter((code) => code < 0xffff);
  const first = codes.reduce((least, code) => Math.min(least, code), codes[0] ?? 0);
  const count = codes.reduce((most, code) => Math.max(most, code - first + 1), 0);
  const table = Buffer.alloc(10 + count * 2);
  for (const [at, number] of [6, table.length, 0, first, count].entries()) {
    table.writeUInt16BE(number, at * 2);
  }
  for (const code of codes) table.writeUInt16BE(glyphs.get(code)!, 10 + (code - first) * 2);
  return table;
}

/** One segment for each code, and the last one that the format demands. */
function writeSegments(glyphs: ReadonlyMap<number, number>): Buffer {
  const sorted = [...glyphs.keys()].toSorted((one, other) => one - other);
  const codes = [...sorted.filter((code) => code < 0xffff), 0xffff];
  if (codes.length > MAX_SEGMENTS) throw new RangeError();
  const size = codes.length * 2;
  const table = Buffer.alloc(16 + size * 4);
  const exponent = Math.floor(Math.log2(codes.length));
  const search = 2 << exponent;
  const numbers = [4, table.length, 0, size, search, exponent, size - search];
  for (const [at, number] of numbers.entries()) table.writeUInt16BE(number, at * 2);
  for (const [index, code] of codes.entries()) {
    const at = index * 2;
    table.writeUInt16BE(code, 14 + at);
    table.writeUInt16BE(code, 16 + size + at);
    table.writeUInt16BE(((glyphs.get(code) ?? 0) - code) & 0xffff, 16 + size * 2 + at);
  }
  return table;
}

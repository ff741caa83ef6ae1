/** The tables of a font file, by their tags. */
export type FontTables = ReadonlyMap<string, Buffer>;

const HEAD = 12;
const ENTRY = 16;
const MAX_TABLES = 64;
const TRUE_TYPE = new Set([0x00_01_00_00, 0x74_72_75_65]);
const MAGIC = 0xb1_b0_af_ba;

/** Reads the tables of a TrueType font; undefined for any other file, or a broken one. */
export function readTables(bytes: Uint8Array): FontTables | undefined {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  if (file.length < HEAD || !TRUE_TYPE.has(file.readUInt32BE(0))) return undefined;
  const count = file.readUInt16BE(4);
  if (count > MAX_TABLES || file.length < HEAD + count * ENTRY) return undefined;
  const tables = new Map<string, Buffer>();
  for (let at = HEAD; at < HEAD + count * ENTRY; at += ENTRY) {
    const [start, length] = [file.readUInt32BE(at + 8), file.readUInt32BE(at + 12)];
    if (start + length > file.length) return undefined;
    tables.set(file.toString('latin1', at, at + 4), file.subarray(start, start + length));
  }
  return tables;
}

/** Writes a TrueType font from its tables. */
export function writeTables(tables: FontTables): Uint8Array {
  const sorted = [...tables].toSorted(([one], [other]) => (one < other ? -1 : 1));
  const directory = Buffer.alloc(HEAD + sorted.length * ENTRY);
  const exponent = Math.floor(Math.log2(Math.max(1, sorted.length)));
  directory.writeUInt32BE(0x00_01_00_00, 0);
  directory.writeUInt16BE(sorted.length, 4);
  directory.writeUInt16BE(16 << exponent, 6);
  directory.writeUInt16BE(exponent, 8);
  directory.writeUInt16BE(sorted.length * 16 - (16 << exponent), 10);
  const pieces: Buffer[] = [directory];
  let start = directory.length;
  let head = -1;
  for (const [index, [tag, table]] of sorted.entries()) {
    const padded = Buffer.concat([table, Buffer.alloc(-table.length & 3)]);
    if (tag === 'head' && padded.length >= HEAD) {
      head = start;
      padded.writeUInt32BE(0, 8);
    }
    const at = HEAD + index * ENTRY;
    directory.write(tag, at, 'latin1');
    directory.writeUInt32BE(sumOf(padded), at + 4);
    directory.writeUInt32BE(start, at + 8);
    directory.writeUInt32BE(table.length, at + 12);
    pieces.push(padded);
    start += padded.length;
  }
  const file = Buffer.concat(pieces);
  if (head >= 0) file.writeUInt32BE((MAGIC - sumOf(file)) >>> 0, head + 8);
  return file;
}

function sumOf(words: Buffer): number {
  let sum = 0;
  for (let at = 0; at + 4 <= words.length; at += 4) sum = (sum + words.readUInt32BE(at)) >>> 0;
  return sum;
}

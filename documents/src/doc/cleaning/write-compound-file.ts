const SECTOR = 512;
const SHORT_SECTOR = 64;
const SHORT_STREAM_LIMIT = 4096;
const NUMBERS_OF_SECTOR = SECTOR / 4;
const INLINE_TABLE_SECTORS = 109;
const ENTRY_LENGTH = 128;
const FREE = 0xffffffff;
const END_OF_CHAIN = 0xfffffffe;
const TABLE_SECTOR = 0xfffffffd;
const LIST_SECTOR = 0xfffffffc;
const SIGNATURE = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
const STREAM = 2;
const ROOT = 5;
const BLACK = 1;

/** A compound file's content: streams at the root, and the class identifier of its program. */
export interface CompoundContent {
  readonly streams: ReadonlyMap<string, Uint8Array>;
  readonly programClass: Uint8Array;
}

/** A stream with the first sector of its chain, in the FAT or the mini FAT. */
interface PlacedStream {
  readonly name: string;
  readonly start: number;
  readonly size: number;
}

/** Consecutive sectors, and for each the next one in its chain. */
interface SectorRun {
  readonly pieces: Buffer[];
  readonly next: number[];
}

/**
 * Writes a compound file of version 3 ([MS-CFB]). It contains nothing besides the streams: no timestamps, no unused
 * sectors, no leftover data.
 */
export function writeCompoundFile({ streams, programClass }: CompoundContent): Buffer {
  const long: SectorRun = { pieces: [], next: [] };
  const short: SectorRun = { pieces: [], next: [] };
  const placed = [...streams].map(([name, bytes]): PlacedStream => {
    const isShort = bytes.length < SHORT_STREAM_LIMIT;
    const start = isShort ? append(short, bytes, SHORT_SECTOR) : append(long, bytes, SECTOR);
    return { name, start, size: bytes.length };
  });
  const container = Buffer.concat(short.pieces);
  const root = {
    name: 'Root Entry',
    start: append(long, container, SECTOR),
    size: container.length,
  };
  const shortTableStart = append(long, toBytes(short.next), SECTOR);
  const shortTableCount = Math.ceil((short.next.length * 4) / SECTOR);
  const directoryStart = append(long, writeDirectory(root, placed, programClass), SECTOR);
  const { tables, lists } = countTables(long.next.length);
  const first = long.next.length;
  const tableSectors = Array.from({ length: tables }, (_, index) => first + index);
  const listStart = lists === 0 ? END_OF_CHAIN : first + tables;
  const table = [
    ...long.next,
    ...tableSectors.map(() => TABLE_SECTOR),
    ...Array<number>(lists).fill(LIST_SECTOR),
  ];
  const header = {
    directoryStart,
    shortTableStart,
    shortTableCount,
    tableSectors,
    listStart,
    lists,
  };
  return Buffer.concat([
    writeHeader(header),
    ...long.pieces,
    pad(toBytes(table), tables * SECTOR, 0xff),
    writeLists(tableSectors.slice(INLINE_TABLE_SECTORS), first + tables, lists),
  ]);
}

/** Appends a stream; returns its first sector, or the end-of-chain marker if it is empty. */
function append(run: SectorRun, bytes: Uint8Array, size: number): number {
  if (bytes.length === 0) return END_OF_CHAIN;
  const start = run.next.length;
  const count = Math.ceil(bytes.length / size);
  run.pieces.push(pad(bytes, count * size, 0));
  for (let index = 1; index < count; index += 1) run.next.push(start + index);
  run.next.push(END_OF_CHAIN);
  return start;
}

/** The FAT covers its own sectors too, and the DIFAT sectors for those that do not fit in the header. */
function countTables(sectors: number): { tables: number; lists: number } {
  let tables = 0;
  let lists = 0;
  for (let before = -1; before !== tables + lists;) {
    before = tables + lists;
    tables = Math.ceil((sectors + before) / NUMBERS_OF_SECTOR);
    lists = Math.ceil(Math.max(0, tables - INLINE_TABLE_SECTORS) / (NUMBERS_OF_SECTOR - 1));
  }
  return { tables, lists };
}

interface Header {
  readonly directoryStart: number;
  readonly shortTableStart: number;
  readonly shortTableCount: number;
  readonly tableSectors: readonly number[];
  readonly listStart: number;
  readonly lists: number;
}

function writeHeader(header: Header): Buffer {
  const bytes = Buffer.alloc(SECTOR);
  bytes.set(SIGNATURE);
  bytes.writeUInt16LE(0x3e, 0x18);
  bytes.writeUInt16LE(3, 0x1a);
  bytes.writeUInt16LE(0xfffe, 0x1c);
  bytes.writeUInt16LE(9, 0x1e);
  bytes.writeUInt16LE(6, 0x20);
  bytes.writeUInt32LE(header.tableSectors.length, 0x2c);
  bytes.writeUInt32LE(header.directoryStart, 0x30);
  bytes.writeUInt32LE(SHORT_STREAM_LIMIT, 0x38);
  bytes.writeUInt32LE(header.shortTableStart, 0x3c);
  bytes.writeUInt32LE(header.shortTableCount, 0x40);
  bytes.writeUInt32LE(header.listStart, 0x44);
  bytes.writeUInt32LE(header.lists, 0x48);
  bytes.fill(0xff, 0x4c);
  bytes.set(toBytes(header.tableSectors.slice(0, INLINE_TABLE_SECTORS)), 0x4c);
  return bytes;
}

function writeLists(tableSectors: readonly number[], first: number, lists: number): Buffer {
  const room = NUMBERS_OF_SECTOR - 1;
  const sectors = Array.from({ length: lists }, (_, index) => {
    const numbers = tableSectors.slice(index * room, (index + 1) * room);
    const sector = pad(toBytes(numbers), SECTOR, 0xff);
    sector.writeUInt32LE(index === lists - 1 ? END_OF_CHAIN : first + index + 1, SECTOR - 4);
    return sector;
  });
  return Buffer.concat(sectors);
}

/**
 * The streams form a binary search tree ordered by the length of their names, then by uppercase name; all nodes are
 * black.
 */
function writeDirectory(
  root: PlacedStream,
  streams: readonly PlacedStream[],
  programClass: Uint8Array,
): Buffer {
  const ordered = [...streams].sort(byName);
  const count = Math.ceil((ordered.length + 1) / 4) * 4;
  const entries = Array.from({ length: count }, () => Buffer.alloc(ENTRY_LENGTH));
  for (const entry of entries) entry.fill(0xff, 68, 80);
  writeEntry(entries[0]!, root, ROOT);
  entries[0]!.set(programClass, 80);
  const link = (low: number, high: number): number => {
    if (low >= high) return FREE;
    const middle = (low + high) >>> 1;
    const entry = entries[middle + 1]!;
    writeEntry(entry, ordered[middle]!, STREAM);
    entry.writeUInt32LE(link(low, middle), 68);
    entry.writeUInt32LE(link(middle + 1, high), 72);
    return middle + 1;
  };
  entries[0]!.writeUInt32LE(link(0, ordered.length), 76);
  return Buffer.concat(entries);
}

function byName({ name: one }: PlacedStream, { name: other }: PlacedStream): number {
  const [first, second] = [one.toUpperCase(), other.toUpperCase()];
  return first.length - second.length || (first < second ? -1 : 1);
}

function writeEntry(entry: Buffer, { name, start, size }: PlacedStream, type: number): void {
  entry.write(name, 0, 'utf16le');
  entry.writeUInt16LE((name.length + 1) * 2, 64);
  entry.writeUInt8(type, 66);
  entry.writeUInt8(BLACK, 67);
  entry.writeUInt32LE(start, 116);
  entry.writeUInt32LE(size, 120);
}

function pad(bytes: Uint8Array, length: number, value: number): Buffer {
  const padded = Buffer.alloc(length, value);
  padded.set(bytes);
  return padded;
}

function toBytes(numbers: readonly number[]): Buffer {
  const bytes = Buffer.alloc(numbers.length * 4);
  for (const [index, number] of numbers.entries()) bytes.writeUInt32LE(number >>> 0, index * 4);
  return bytes;
}

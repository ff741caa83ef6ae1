import { padded, u16, u32 } from './little-endian.ts';

const SECTOR = 512;
const ENTRIES_PER_SECTOR = SECTOR / 4;
/** Shorter streams would have to live in a mini stream: they are padded to this length instead. */
const SMALLEST_STREAM = 4096;
const HEADER_TABLE_SLOTS = 109;

const FREE = 0xffffffff;
const END_OF_CHAIN = 0xfffffffe;
const TABLE_SECTOR = 0xfffffffd;
const NO_ENTRY = 0xffffffff;

export interface CompoundStream {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/**
 * Writes two streams as an OLE compound file of version 3 ([MS-CFB]). The first name must sort before the
 * second (shorter names sort first): the directory is then a tree of one root and one right branch.
 */
export function writeCompoundFile(first: CompoundStream, second: CompoundStream): Uint8Array {
  const streams = [first, second].map(({ name, bytes }) => ({
    name,
    bytes: padded(bytes, SECTOR, SMALLEST_STREAM),
  }));
  const [firstLength = 0, secondLength = 0] = streams.map(({ bytes }) => bytes.length / SECTOR);
  const directoryStart = firstLength + secondLength;
  const tableStart = directoryStart + 1;
  const tableLength = allocationTableLength(tableStart);
  const chains = [
    chain(0, firstLength),
    chain(firstLength, secondLength),
    chain(directoryStart, 1),
  ];
  const table = [...chains.flat(), ...Array.from({ length: tableLength }, () => TABLE_SECTOR)];
  const free = Array.from({ length: tableLength * ENTRIES_PER_SECTOR - table.length }, () => FREE);
  return Buffer.concat([
    header(directoryStart, tableStart, tableLength),
    ...streams.map(({ bytes }) => bytes),
    directory(streams, firstLength),
    ...[...table, ...free].map(u32),
  ]);
}

/** How many sectors the table needs to describe the others and itself. */
function allocationTableLength(others: number): number {
  const length = Math.ceil(others / (ENTRIES_PER_SECTOR - 1));
  if (length > HEADER_TABLE_SLOTS)
    throw new RangeError('The streams are too long for a header without extensions.');
  return length;
}

function chain(start: number, length: number): number[] {
  return Array.from({ length }, (_, index) =>
    index === length - 1 ? END_OF_CHAIN : start + index + 1,
  );
}

function header(directoryStart: number, tableStart: number, tableLength: number): Buffer {
  const slots = Array.from({ length: HEADER_TABLE_SLOTS }, (_, index) =>
    index < tableLength ? tableStart + index : FREE,
  );
  return Buffer.concat([
    Buffer.from('d0cf11e0a1b11ae1', 'hex'),
    Buffer.alloc(16),
    // Minor version, major version, byte order, sector size 2⁹, mini sector size 2⁶, six reserved bytes.
    ...[0x3e, 3, 0xfffe, 9, 6, 0, 0, 0].map(u16),
    // Directory sectors (not used in version 3), table sectors, directory, transaction, mini stream limit.
    ...[0, tableLength, directoryStart, 0, SMALLEST_STREAM].map(u32),
    // Mini table and extension of the table of tables: start and length of each.
    ...[END_OF_CHAIN, 0, END_OF_CHAIN, 0].map(u32),
    ...slots.map(u32),
  ]);
}

function directory(streams: readonly CompoundStream[], secondStart: number): Buffer {
  const [first, second] = streams;
  const entries = [
    entry({ name: 'Root Entry', type: 5, right: NO_ENTRY, child: 1, start: END_OF_CHAIN, size: 0 }),
    entry({
      name: first?.name ?? '',
      type: 2,
      right: 2,
      child: NO_ENTRY,
      start: 0,
      size: first?.bytes.length ?? 0,
    }),
    entry({
      name: second?.name ?? '',
      type: 2,
      right: NO_ENTRY,
      child: NO_ENTRY,
      start: secondStart,
      size: second?.bytes.length ?? 0,
    }),
    entry({ name: '', type: 0, right: NO_ENTRY, child: NO_ENTRY, start: 0, size: 0 }),
  ];
  return Buffer.concat(entries);
}

interface DirectoryEntry {
  readonly name: string;
  /** 0 unused, 2 stream, 5 root. */
  readonly type: 0 | 2 | 5;
  readonly right: number;
  readonly child: number;
  readonly start: number;
  readonly size: number;
}

function entry({ name, type, right, child, start, size }: DirectoryEntry): Buffer {
  const black = 1;
  return Buffer.concat([
    padded(Buffer.from(name, 'utf16le'), 64, 64),
    u16(name === '' ? 0 : 2 * (name.length + 1)),
    Buffer.from([type, black]),
    ...[NO_ENTRY, right, child].map(u32),
    // Class identifier, state bits, creation and modification time.
    Buffer.alloc(36),
    ...[start, size, 0].map(u32),
  ]);
}

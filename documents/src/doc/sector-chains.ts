import { DocumentError } from '../document-error.ts';

/** The sectors of a compound file, linked into chains by its FAT. */
export interface SectorChains {
  /** The first sector of the directory. */
  readonly directoryStart: number;
  /** The content of the chain that begins with a sector; empty if there is none. */
  read(start: number): Uint8Array;
  /** Returns the same for the mini stream, which contains streams shorter than 4096 bytes. */
  openShortStreams(container: Uint8Array): (start: number) => Uint8Array;
}

const HEADER_LENGTH = 512;
const INLINE_TABLE_SECTORS = 109;
const LAST_SECTOR_NUMBER = 0xfffffffa;
const SHORT_SECTOR_SIZE = 64;

/** Reads the header and the FAT of a compound file; throws documents.corrupt. */
export function createSectorChains(bytes: Uint8Array): SectorChains {
  if (bytes.length < HEADER_LENGTH) throw new DocumentError('documents.corrupt');
  const header = new DataView(bytes.buffer, bytes.byteOffset, HEADER_LENGTH);
  const shift = header.getUint16(0x1e, true);
  if (shift !== 9 && shift !== 12) throw new DocumentError('documents.corrupt');
  const size = 1 << shift;
  const content = bytes.subarray(size);
  const table = readTable(content, header, size);
  const read = (start: number): Uint8Array => readChain(content, table, start, size);
  return {
    directoryStart: header.getUint32(0x30, true),
    read,
    openShortStreams(container) {
      const shortTable = toNumbers(read(header.getUint32(0x3c, true)));
      return (start) => readChain(container, shortTable, start, SHORT_SECTOR_SIZE);
    },
  };
}

/** Joins the sectors of the FAT, at most as many as are needed to cover every sector of the file. */
function readTable(content: Uint8Array, header: DataView, size: number): Uint32Array {
  const needed = Math.ceil(content.length / size / (size / 4));
  const table = new Uint8Array(needed * size);
  let filled = 0;
  for (const sector of tableSectors(content, header, size)) {
    if (filled === needed) break;
    table.set(content.subarray(sector * size, (sector + 1) * size), filled * size);
    filled += 1;
  }
  return toNumbers(table);
}

/** The numbers of the FAT sectors: the first ones are in the header, the others in a chain of DIFAT sectors. */
function* tableSectors(content: Uint8Array, header: DataView, size: number): Generator<number> {
  for (let index = 0; index < INLINE_TABLE_SECTORS; index += 1) {
    const sector = header.getUint32(0x4c + index * 4, true);
    if (sector < LAST_SECTOR_NUMBER) yield sector;
  }
  const isIn = (sector: number): boolean => sector * size < content.length;
  const visible = new Set<number>();
  let list = header.getUint32(0x44, true);
  while (isIn(list) && !visible.has(list)) {
    visible.add(list);
    const numbers = toNumbers(content.slice(list * size, (list + 1) * size));
    yield* numbers.subarray(0, -1).filter(isIn);
    list = numbers.at(-1) ?? LAST_SECTOR_NUMBER;
  }
}

/** Joins a chain's sectors. A repeated sector is a loop, one outside the file the end of a truncated file. */
function readChain(
  content: Uint8Array,
  table: Uint32Array,
  start: number,
  size: number,
): Uint8Array {
  const visible = new Set<number>();
  const pieces: Uint8Array[] = [];
  let sector = start;
  while (sector * size < content.length && sector < LAST_SECTOR_NUMBER) {
    if (visible.has(sector)) throw new DocumentError('documents.corrupt');
    visible.add(sector);
    pieces.push(content.subarray(sector * size, (sector + 1) * size));
    sector = table[sector] ?? LAST_SECTOR_NUMBER;
  }
  return Buffer.concat(pieces);
}

function toNumbers(bytes: Uint8Array): Uint32Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  return Uint32Array.from({ length: bytes.length >> 2 }, (_, index) =>
    view.getUint32(index * 4, true),
  );
}

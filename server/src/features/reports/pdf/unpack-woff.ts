import { inflateSync } from 'node:zlib';

const HEADER_LENGTH = 44;
const ENTRY_LENGTH = 20;
const SFNT_HEADER_LENGTH = 12;
const SFNT_ENTRY_LENGTH = 16;

/**
 * Extracts the font from a WOFF file (W3C, WOFF 1.0, sections 3 to 5). The font library could do so itself, but
 * inflates in JavaScript, table by table, again for each document.
 */
export function unpackWoff(woff: Buffer): Buffer {
  const tableCount = woff.readUInt16BE(12);
  const parts: Buffer[] = [];
  const header = Buffer.alloc(SFNT_HEADER_LENGTH + tableCount * SFNT_ENTRY_LENGTH);
  woff.copy(header, 0, 4, 8);
  header.writeUInt16BE(tableCount, 4);
  let offset = header.length;
  for (let index = 0; index < tableCount; index += 1) {
    const entry = HEADER_LENGTH + index * ENTRY_LENGTH;
    const table = readTable(woff, entry);
    const target = SFNT_HEADER_LENGTH + index * SFNT_ENTRY_LENGTH;
    woff.copy(header, target, entry, entry + 4);
    woff.copy(header, target + 4, entry + 16, entry + 20);
    header.writeUInt32BE(offset, target + 8);
    header.writeUInt32BE(table.length, target + 12);
    // Tables are aligned to four bytes.
    const padded = Buffer.concat([table, Buffer.alloc(-table.length & 3)]);
    parts.push(padded);
    offset += padded.length;
  }
  return Buffer.concat([header, ...parts]);
}

function readTable(woff: Buffer, entry: number): Buffer {
  const start = woff.readUInt32BE(entry + 4);
  const packedLength = woff.readUInt32BE(entry + 8);
  const length = woff.readUInt32BE(entry + 12);
  const packed = woff.subarray(start, start + packedLength);
  return packedLength < length ? inflateSync(packed) : packed;
}

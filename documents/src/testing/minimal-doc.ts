export interface DocContent {
  /** The text with its control characters; a paragraph ends with a carriage return. */
  readonly body: string;
  readonly footnotes?: string;
  readonly comments?: string;
  /** The texts of the first section: even and odd header, even and odd footer, first header and footer. */
  readonly headers?: readonly string[];
  /** Tables by their index in the FIB, after the others in their stream. */
  readonly tables?: Readonly<Record<number, Buffer>>;
  /** FIB flags that are set besides the required ones. */
  readonly flags?: number;
  /** The Data stream, which holds pictures. */
  readonly data?: Buffer;
}

const FIB_LENGTH = 0x600;
/** The offset of the text in the main stream. */
export const TEXT_START = FIB_LENGTH;
const TABLE_LIST = 0x9a;

/** Writes a Word 97 document in a compound file: half of its text in UTF-16, half in windows-1252. */
export function makeDoc(content: DocContent): Uint8Array {
  const { data } = content;
  return makeCompoundFile({ ...makeDocStreams(content), ...(data && { Data: data }) });
}

/** The streams of such a document by name. */
export function makeDocStreams(content: DocContent): Readonly<Record<string, Buffer>> {
  const { body, footnotes = '', comments = '', headers = [] } = content;
  const headerStory = headers.join('');
  const text = body + footnotes + headerStory + comments;
  const wide = text.slice(0, text.length / 2);
  const narrow = text.slice(wide.length);
  const main = Buffer.alloc(TEXT_START + wide.length * 2 + narrow.length);
  main.write(wide, TEXT_START, 'utf16le');
  main.write(narrow, TEXT_START + wide.length * 2, 'latin1');
  const pieces = makePieces(wide.length, text.length);
  const bounds = Buffer.from(Uint32Array.from(makeBounds(headers)).buffer);
  writeHead(main, 0xa5ec, 0xc1, 0x0200 | (content.flags ?? 0));
  writeNumbers(main, 0x4c, [body.length, footnotes.length, headerStory.length, 0, comments.length]);
  writeNumbers(main, 0x1a2, [0, pieces.length]);
  writeNumbers(main, 0xf2, [pieces.length, headers.length === 0 ? 0 : bounds.length]);
  const tables = [pieces, bounds];
  for (const [number, table] of Object.entries(content.tables ?? {})) {
    writeNumbers(main, TABLE_LIST + Number(number) * 8, [
      Buffer.concat(tables).length,
      table.length,
    ]);
    tables.push(table);
  }
  return { WordDocument: main, '1Table': Buffer.concat(tables) };
}

/** Writes a Word 95 document: one piece of bytes in the code page of a language. */
export function makeOldDoc(text: Uint8Array, language: number): Uint8Array {
  const main = Buffer.alloc(0x300 + text.length);
  main.set(text, 0x300);
  writeHead(main, 0xa5dc, 104, 0);
  main.writeUInt16LE(language, 6);
  writeNumbers(main, 0x18, [0x300, 0x300 + text.length]);
  writeNumbers(main, 0x34, [text.length]);
  return makeCompoundFile({ WordDocument: main });
}

function writeHead(main: Buffer, signature: number, version: number, flags: number): void {
  main.writeUInt16LE(signature, 0);
  main.writeUInt16LE(version, 2);
  main.writeUInt16LE(flags, 0x0a);
}

function writeNumbers(buffer: Buffer, at: number, numbers: readonly number[]): void {
  for (const [index, number] of numbers.entries()) buffer.writeUInt32LE(number, at + index * 4);
}

/** A piece table with two pieces, the second one compressed. */
function makePieces(middle: number, end: number): Buffer {
  const table = Buffer.alloc(5 + 12 + 16);
  table.writeUInt8(2, 0);
  writeNumbers(table, 1, [28, 0, middle, end]);
  table.writeUInt32LE(TEXT_START, 17 + 2);
  table.writeUInt32LE(((TEXT_START + middle * 2) * 2 + 0x40000000) >>> 0, 25 + 2);
  return table;
}

/** Boundaries of six empty separators, the section's stories, and one after the end. */
function makeBounds(headers: readonly string[]): number[] {
  const bounds = [0, 0, 0, 0, 0, 0, 0];
  for (const header of headers) bounds.push((bounds.at(-1) ?? 0) + header.length);
  return [...bounds, bounds.at(-1) ?? 0];
}

const SECTOR = 512;
const END_OF_CHAIN = 0xfffffffe;
const TABLE_SECTOR = 0xfffffffd;
const FREE = 0xffffffff;

/** Writes streams of any length as a compound file, with one FAT sector and one directory sector. */
export function makeCompoundFile(streams: Readonly<Record<string, Buffer>>): Buffer {
  const table = new Uint32Array(SECTOR / 4).fill(FREE);
  const directory = Buffer.alloc(SECTOR);
  table[0] = TABLE_SECTOR;
  table[1] = END_OF_CHAIN;
  writeEntry(directory, 0, {
    name: 'Root Entry',
    type: 5,
    right: FREE,
    child: 1,
    start: END_OF_CHAIN,
    size: 0,
  });
  const sectors: Buffer[] = [];
  const names = Object.keys(streams);
  for (const [index, name] of names.entries()) {
    // Streams shorter than 4096 bytes would belong in the mini stream.
    const size = Math.max(4096, streams[name]!.length);
    const count = Math.ceil(size / SECTOR);
    const start = sectors.length + 2;
    const padded = Buffer.alloc(count * SECTOR);
    padded.set(streams[name]!);
    for (let sector = 0; sector < count; sector += 1) {
      sectors.push(padded.subarray(sector * SECTOR, (sector + 1) * SECTOR));
      table[start + sector] = sector === count - 1 ? END_OF_CHAIN : start + sector + 1;
    }
    const right = index === names.length - 1 ? FREE : index + 2;
    writeEntry(directory, index + 1, { name, type: 2, right, child: FREE, start, size });
  }
  return Buffer.concat([makeHeader(), Buffer.from(table.buffer), directory, ...sectors]);
}

function makeHeader(): Buffer {
  const header = Buffer.alloc(SECTOR);
  header.set([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
  header.writeUInt16LE(9, 0x1e);
  header.writeUInt16LE(6, 0x20);
  writeNumbers(header, 0x2c, [1, 1, 0, 4096, END_OF_CHAIN, 0, END_OF_CHAIN, 0, 0]);
  header.fill(0xff, 0x50);
  return header;
}

interface Entry {
  readonly name: string;
  readonly type: number;
  readonly right: number;
  readonly child: number;
  readonly start: number;
  readonly size: number;
}

function writeEntry(directory: Buffer, index: number, entry: Entry): void {
  const at = index * 128;
  directory.write(entry.name, at, 'utf16le');
  directory.writeUInt16LE((entry.name.length + 1) * 2, at + 64);
  directory.writeUInt8(entry.type, at + 66);
  writeNumbers(directory, at + 68, [FREE, entry.right, entry.child]);
  writeNumbers(directory, at + 116, [entry.start, entry.size]);
}

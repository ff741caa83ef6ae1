/** A file in an archive; `content` has exactly `size` bytes. */
export interface TarEntry {
  readonly name: string;
  readonly size: number;
  readonly content: Iterable<Uint8Array> | AsyncIterable<Uint8Array>;
}

/** A file of an archive that is being read. */
export interface UnpackedEntry extends TarEntry {
  readonly content: AsyncIterable<Uint8Array>;
}

/** An archive that is none, or that ends before it should. */
export class TarError extends Error {
  override readonly name = 'TarError';
}

const BLOCK = 512;
const NAME = { at: 0, length: 100 };
const MODE = { at: 100, text: '0000600\0' };
const SIZE = { at: 124, length: 12 };
const CHECKSUM = { at: 148, length: 8 };
const FILE_TYPE = { at: 156, text: '0' };
const MAGIC = { at: 257, text: 'ustar\u000000' };
/** What eleven octal digits can say; a longer file says its size in base 256, as GNU tar has it. */
const MOST_OCTAL = 8 ** 11 - 1;
const BASE_256 = 0x80;

/** A tar archive (ustar) of files that only their owner may read, chunk by chunk as its reader takes them. */
export async function* packTar(entries: AsyncIterable<TarEntry>): AsyncGenerator<Uint8Array> {
  for await (const { name, size, content } of entries) {
    yield headerOf(name, size);
    let written = 0;
    for await (const chunk of content) {
      written += chunk.length;
      yield chunk;
    }
    if (written !== size) throw new TarError('A file changed while it was packed.');
    yield Buffer.alloc(paddingOf(size));
  }
  yield Buffer.alloc(2 * BLOCK);
}

/**
 * The files of an archive that `packTar` made, one after the other; what of a file is not read is passed over. Throws
 * TarError for anything else, and for an archive without its end.
 */
export async function* unpackTar(source: AsyncIterable<Uint8Array>): AsyncGenerator<UnpackedEntry> {
  const reader = createReader(source);
  for (;;) {
    const header = await reader.take(BLOCK);
    if (header.every((byte) => byte === 0)) return;
    const { name, size } = parseHeader(header);
    const content = reader.stream(size);
    yield { name, size, content };
    for await (const _rest of content);
    await reader.take(paddingOf(size));
  }
}

function headerOf(name: string, size: number): Buffer {
  const header = Buffer.alloc(BLOCK);
  if (Buffer.byteLength(name) > NAME.length) throw new TarError('A name is too long.');
  header.write(name, NAME.at);
  header.write(MODE.text, MODE.at);
  if (size <= MOST_OCTAL) header.write(size.toString(8).padStart(11, '0'), SIZE.at);
  else {
    header[SIZE.at] = BASE_256;
    header.writeBigUInt64BE(BigInt(size), SIZE.at + 4);
  }
  header.write('00000000000', 136);
  header.write(FILE_TYPE.text, FILE_TYPE.at);
  header.write(MAGIC.text, MAGIC.at);
  header.write(`${checksumOf(header).toString(8).padStart(6, '0')}\0 `, CHECKSUM.at);
  return header;
}

function parseHeader(header: Buffer): { name: string; size: number } {
  const isTar = header.toString('latin1', MAGIC.at, MAGIC.at + 5) === 'ustar';
  const isFile = header.toString('latin1', FILE_TYPE.at, FILE_TYPE.at + 1) === FILE_TYPE.text;
  const checksum = Number.parseInt(textAt(header, CHECKSUM), 8);
  if (!isTar || !isFile || checksum !== checksumOf(header)) throw new TarError('No tar archive.');
  const size =
    header[SIZE.at] === BASE_256
      ? Number(header.readBigUInt64BE(SIZE.at + 4))
      : Number.parseInt(textAt(header, SIZE), 8);
  if (!Number.isSafeInteger(size)) throw new TarError('A size is not readable.');
  return { name: textAt(header, NAME), size };
}

function textAt(header: Buffer, { at, length }: { at: number; length: number }): string {
  return header.toString('utf8', at, at + length).replace(/\0[^]*$/, '');
}

/** The sum of all bytes, where the sum itself counts as blanks. */
function checksumOf(header: Buffer): number {
  const end = CHECKSUM.at + CHECKSUM.length;
  return header.reduce(
    (sum, byte, index) => sum + (index >= CHECKSUM.at && index < end ? 0x20 : byte),
    0,
  );
}

function paddingOf(size: number): number {
  return (BLOCK - (size % BLOCK)) % BLOCK;
}

/** Reads a stream by lengths. */
function createReader(source: AsyncIterable<Uint8Array>) {
  const chunks = source[Symbol.asyncIterator]();
  let kept: Buffer = Buffer.alloc(0);
  /** As much as there is at once, and at most `length`. */
  const next = async (length: number): Promise<Buffer> => {
    while (kept.length === 0) {
      const result = await chunks.next();
      if (result.done === true) throw new TarError('The archive ends too early.');
      kept = Buffer.from(result.value);
    }
    const part = kept.subarray(0, length);
    kept = kept.subarray(part.length);
    return part;
  };
  const stream = async function* (length: number): AsyncGenerator<Buffer> {
    for (let left = length; left > 0;) {
      const part = await next(left);
      left -= part.length;
      yield part;
    }
  };
  return {
    /** Goes on where it was left when it is taken up a second time. */
    stream(length: number): AsyncIterable<Buffer> {
      const parts = stream(length);
      return { [Symbol.asyncIterator]: () => ({ next: () => parts.next() }) };
    },
    async take(length: number): Promise<Buffer> {
      const parts: Buffer[] = [];
      for await (const part of stream(length)) parts.push(part);
      return Buffer.concat(parts);
    },
  };
}

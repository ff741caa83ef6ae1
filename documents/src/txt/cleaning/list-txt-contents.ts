import iconv from 'iconv-lite';

import type { FileContent } from '#documents/cleaning/cleaning.ts';

import { decodeText } from '../decode-text.ts';
import { libraryName } from './encode-text.ts';

/** Lists a text file as another library decodes it, and as its bytes would read in the two commonest encodings. */
export async function listTxtContents(bytes: Uint8Array): Promise<FileContent[]> {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  const encoding = libraryName(decodeText(bytes).encoding);
  const contents = [
    { place: 'bytes as UTF-8', text: buffer.toString('utf8') },
    { place: 'bytes as Latin-1', text: buffer.toString('latin1') },
  ];
  if (!iconv.encodingExists(encoding)) return contents;
  return [{ place: `text as ${encoding}`, text: iconv.decode(buffer, encoding) }, ...contents];
}

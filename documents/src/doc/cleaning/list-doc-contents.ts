import { viewBytes } from '#documents/cleaning/byte-views.ts';
import type { FileContent } from '#documents/cleaning/cleaning.ts';

import { encodingOfLanguage } from '../code-pages.ts';
import { openCompoundFile } from '../compound-file.ts';
import { codePageOf } from './clean-doc.ts';

const LANGUAGE_OFFSET = 6;
/** As every such file has them. */
const STREAM_NAMES = /WordDocument|(?:Document)?SummaryInformation/g;

/**
 * Lists a compound file without knowledge of what its streams mean: each stream and the file as a whole, as 8-bit
 * text in the document's code page and as 16-bit text.
 */
export async function listDocContents(bytes: Uint8Array): Promise<FileContent[]> {
  const file = openCompoundFile(bytes);
  const main = file.stream('WordDocument') ?? new Uint8Array();
  const language = (main[LANGUAGE_OFFSET] ?? 0) | ((main[LANGUAGE_OFFSET + 1] ?? 0) << 8);
  const codePage = codePageOf(encodingOfLanguage(language));
  const streams = file.names.map((name): [string, Uint8Array] => [
    `stream ${name.replaceAll(/\p{Cc}/gu, '')}`,
    file.stream(name) ?? new Uint8Array(),
  ]);
  return [...streams, ['whole file', bytes] as const].flatMap(([place, content]) =>
    [...viewBytes(content, codePage)].map(({ name, text }) => ({
      place: `${place}, ${name}`,
      text: text.replaceAll(STREAM_NAMES, ''),
    })),
  );
}

import { decodeText } from '../txt/decode-text.ts';
import { readHtmlLines } from './html-text.ts';
import { readContentTypes } from './package-parts.ts';
import { isInsertedPassage, type Relationship } from './relationships.ts';
import type { ZipArchive } from './zip-archive.ts';

/** What is read of the files whose text a document shows as passages of its own, and whether that is all of them. */
export interface InsertedPassages {
  readonly lines: readonly string[];
  readonly isComplete: boolean;
}

const READERS: ReadonlyMap<string, (bytes: Uint8Array) => string[]> = new Map([
  ['text/html', readHtmlLines],
  ['application/xhtml+xml', readHtmlLines],
  ['text/plain', (bytes) => decodeText(bytes).text.split(/[\r\n]+/)],
]);

/** Reads the passages that are web pages or plain text. */
export function readInsertedPassages(
  archive: ZipArchive,
  relationships: readonly Relationship[],
): InsertedPassages {
  const inserted = relationships.filter(isInsertedPassage);
  const typeOf = readContentTypes(archive);
  const lines: string[] = [];
  const read: string[] = [];
  for (const name of archive.names) {
    const reader = READERS.get(typeOf(name).replace(/;.*$/, '').trim());
    if (reader === undefined) continue;
    const pieces: Uint8Array[] = [];
    archive.read(name, (piece) => pieces.push(piece));
    for (const line of reader(Buffer.concat(pieces))) lines.push(line);
    read.push(`/${name.toLowerCase()}`);
  }
  const isRead = ({ target, isExternal }: Relationship): boolean => {
    const path = `/${target.toLowerCase().replace(/^(?:\.{0,2}\/)+/, '')}`;
    return !isExternal && read.some((name) => name.endsWith(path));
  };
  return { lines, isComplete: inserted.every(isRead) };
}

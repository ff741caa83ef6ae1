import { readdir } from 'node:fs/promises';
import { extname, join } from 'node:path';

import { DOCUMENT_FORMATS, type DocumentFormat } from '@proviso/documents';

/** Other common extensions of text files. */
const TEXT_ENDINGS: ReadonlySet<string> = new Set(['xml', 'html', 'srt']);

/** The files of a format in a folder and its subfolders, ordered by path. */
export async function listDocuments(folder: string, format: DocumentFormat): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && formatOf(entry.name) === format)
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

function formatOf(name: string): DocumentFormat | undefined {
  const extension = extname(name).slice(1).toLowerCase();
  if (TEXT_ENDINGS.has(extension)) return 'txt';
  return DOCUMENT_FORMATS.find((format) => format === extension);
}

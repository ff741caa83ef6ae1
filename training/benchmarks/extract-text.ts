/** The peer of `pdftotext FILE -`: `node extract-text.ts FILE…` writes documents' texts to the standard output. */
import { readFile } from 'node:fs/promises';

import { detectFormat, readDocument } from '@proviso/documents';

/** pdftotext recognises nothing in pictures either. */
const WITHOUT_RECOGNITION = { recognizePages: new Set<number>() };

for (const file of process.argv.slice(2)) {
  const bytes = await readFile(file);
  const { text } = await readDocument(bytes, detectFormat(bytes, file), WITHOUT_RECOGNITION);
  process.stdout.write(text);
}

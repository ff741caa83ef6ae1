/** The peer of `pdftotext FILE -`: `node extract-text.ts FILE` writes a document's text to the standard output. */
import { readFile } from 'node:fs/promises';

import { detectFormat, readDocument } from '@proviso/documents';

const [, , file = ''] = process.argv;
const bytes = await readFile(file);
const { text } = await readDocument(bytes, detectFormat(bytes, file));
process.stdout.write(text);

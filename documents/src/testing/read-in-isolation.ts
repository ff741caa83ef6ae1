import { readFileSync } from 'node:fs';

import { DocumentError, readDocument, warmUp, type DocumentFormat } from '../index.ts';

/** The entry point of a child process: reads standard input in the given format and prints the text or the error. */
await warmUp();
const format = process.argv[2] as DocumentFormat;
try {
  const { text } = await readDocument(readFileSync(0), format);
  process.stdout.write(JSON.stringify({ text }));
} catch (error) {
  if (!(error instanceof DocumentError)) throw error;
  process.stdout.write(JSON.stringify({ code: error.code }));
}

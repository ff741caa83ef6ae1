/**
 * `node time-reading.ts FILE…`: reads PDFs one after the other, twice, in a process that stands ready as a server's do,
 * and prints how many CPU seconds each pass took. Nothing of the process's start is in them; the first pass compiles what it calls.
 */
import { readFile } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';

import { readDocument, warmUp } from '@proviso/documents';

/** In milliseconds: what was begun in the background comes to its end. */
const SETTLING = 300;
/** pdftotext recognises nothing in pictures either. */
const WITHOUT_RECOGNITION = { recognizePages: new Set<number>() };

await warmUp();
await setTimeout(SETTLING);
console.log(JSON.stringify([await timePass(), await timePass()]));

async function timePass(): Promise<number> {
  const before = process.cpuUsage();
  for (const file of process.argv.slice(2)) {
    await readDocument(await readFile(file), 'pdf', WITHOUT_RECOGNITION);
  }
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}

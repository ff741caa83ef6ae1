/**
 * `node time-reading.ts FILE…`: reads PDFs one after the other, twice, in a process that stands ready as a server's do, and
 * prints how many CPU seconds each pass took. Nothing of the process's start and its rehearsal is in them: a server has done
 * both before the document comes.
 */
import { readFile } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';

import { readDocument, rehearse, warmUp } from '@proviso/documents';

/** As often as in a server's process. */
const REHEARSALS = 3;
/** In milliseconds: what was begun in the background comes to its end. */
const SETTLING = 600;
/** pdftotext recognises nothing in pictures either. */
const WITHOUT_RECOGNITION = { recognizePages: new Set<number>() };

await warmUp();
for (let round = 0; round < REHEARSALS; round += 1) await rehearse();
await setTimeout(SETTLING);
console.log(JSON.stringify([await timePass(), await timePass()]));

async function timePass(): Promise<number> {
  let seconds = 0;
  for (const file of process.argv.slice(2)) {
    // A server's process has this document's pdfium ready, and reads no other.
    await warmUp();
    const before = process.cpuUsage();
    await readDocument(await readFile(file), 'pdf', WITHOUT_RECOGNITION);
    const { user, system } = process.cpuUsage(before);
    seconds += (user + system) / 1e6;
  }
  return seconds;
}

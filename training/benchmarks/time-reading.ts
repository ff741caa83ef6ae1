/**
 * `node time-reading.ts PASSES FILE…`: reads PDFs one after another, all of them PASSES times, in a process that is
 * ready like a server's, and prints the CPU seconds of each pass. Process startup and the rehearsal are excluded,
 * because a server does both before a document arrives.
 */
import { readFile } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';

import { readDocument, rehearse, warmUp } from '@proviso/documents';

import { timeCpu } from './measure-cpu.ts';

/** As many as in a server's process. */
const REHEARSALS = 3;
/** In milliseconds: lets background work finish. */
const IDLE_MS = 600;
/** pdftotext does no text recognition either. */
const WITHOUT_RECOGNITION = { recognizePages: new Set<number>() };

const [passes, ...files] = process.argv.slice(2);

await warmUp();
for (let round = 0; round < REHEARSALS; round += 1) await rehearse();
await setTimeout(IDLE_MS);
const seconds: number[] = [];
for (let pass = 0; pass < Number(passes); pass += 1) seconds.push(await timePass());
console.log(JSON.stringify(seconds));

async function timePass(): Promise<number> {
  let total = 0;
  for (const file of files) {
    // A server's process has pdfium initialized for its document and reads no other.
    await warmUp();
    const read = async () => readDocument(await readFile(file), 'pdf', WITHOUT_RECOGNITION);
    total += (await timeCpu(read)).seconds;
  }
  return total;
}

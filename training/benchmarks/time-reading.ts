/**
 * `node time-reading.ts PASSES FILE…`: reads PDFs one after the other, and all of them as often as is said, in a process
 * that stands ready as a server's do, and prints how many CPU seconds each pass took. Nothing of the process's start and
 * its rehearsal is in them: a server has done both before the document comes.
 */
import { readFile } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';

import { readDocument, rehearse, warmUp } from '@proviso/documents';

import { timeCpu } from './measure-cpu.ts';

/** As often as in a server's process. */
const REHEARSALS = 3;
/** In milliseconds: what was begun in the background comes to its end. */
const SETTLING = 600;
/** pdftotext recognises nothing in pictures either. */
const WITHOUT_RECOGNITION = { recognizePages: new Set<number>() };

const [passes, ...files] = process.argv.slice(2);

await warmUp();
for (let round = 0; round < REHEARSALS; round += 1) await rehearse();
await setTimeout(SETTLING);
const seconds: number[] = [];
for (let pass = 0; pass < Number(passes); pass += 1) seconds.push(await timePass());
console.log(JSON.stringify(seconds));

async function timePass(): Promise<number> {
  let total = 0;
  for (const file of files) {
    // A server's process has this document's pdfium ready, and reads no other.
    await warmUp();
    const read = async () => readDocument(await readFile(file), 'pdf', WITHOUT_RECOGNITION);
    total += (await timeCpu(read)).seconds;
  }
  return total;
}

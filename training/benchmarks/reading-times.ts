import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

import { median } from './median.ts';

const run = promisify(execFile);

const PROGRAM = fileURLToPath(import.meta.resolve('./time-reading.ts'));
/** As many as the engine's own speed is the middle of: what reading calls is compiled after a few. */
const PASSES = 9;

/** CPU seconds that reading PDFs takes in a process of its own, without its start. */
export interface ReadingTimes {
  /** In a process that stands ready and has read no document but our own. */
  readonly first: number;
  /** The middle of many passes in one process: without the compilation of what they call. */
  readonly compiled: number;
}

/** Reads all files in one process, over and over. */
export async function readingTimes(files: readonly string[]): Promise<ReadingTimes> {
  const passes = await timePasses(PASSES, files);
  return { first: passes[0] ?? NaN, compiled: median(passes) };
}

/** The CPU seconds of files each of which is read by a process that reads no other. */
export async function readingTimeOfEachAlone(files: readonly string[]): Promise<number> {
  let total = 0;
  for (const file of files) total += (await timePasses(1, [file]))[0] ?? NaN;
  return total;
}

async function timePasses(passes: number, files: readonly string[]): Promise<readonly number[]> {
  const { stdout } = await run(process.execPath, [PROGRAM, String(passes), ...files]);
  return JSON.parse(stdout) as number[];
}

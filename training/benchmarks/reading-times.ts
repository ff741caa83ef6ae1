import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

import { median } from './median.ts';

const run = promisify(execFile);

const PROGRAM = fileURLToPath(import.meta.resolve('./time-reading.ts'));
/** The same number of rounds as in the engine benchmark; the code is compiled after a few. */
const PASSES = 9;

/** CPU seconds for reading PDFs in a process of its own, without its startup. */
export interface ReadingTimes {
  /** In a process that is ready and has read only the rehearsal document. */
  readonly first: number;
  /** The median of many passes in one process, without compilation. */
  readonly compiled: number;
}

/** Reads all files repeatedly in one process. */
export async function readingTimes(files: readonly string[]): Promise<ReadingTimes> {
  const passes = await timePasses(PASSES, files);
  return { first: passes[0] ?? NaN, compiled: median(passes) };
}

/** The total CPU seconds for files that are each read by a separate process. */
export async function readingTimeInSeparateProcesses(files: readonly string[]): Promise<number> {
  let total = 0;
  for (const file of files) total += (await timePasses(1, [file]))[0] ?? NaN;
  return total;
}

async function timePasses(passes: number, files: readonly string[]): Promise<readonly number[]> {
  const { stdout } = await run(process.execPath, [PROGRAM, String(passes), ...files]);
  return JSON.parse(stdout) as number[];
}

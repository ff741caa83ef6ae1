import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { type BenchmarkLine, compareWithBar } from './benchmark.ts';
import { median } from './median.ts';

const PROGRAM = join(import.meta.dirname, 'load-models.ts');
const RUNS = 9;
const LIMIT_MS = 150;

/** The time to read and unpack the weights of all models, in fresh processes. */
export async function modelLoading(): Promise<readonly BenchmarkLine[]> {
  const times: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const { stdout } = await promisify(execFile)(process.execPath, [PROGRAM]);
    times.push(Number(stdout));
  }
  const typical = median(times);
  return [
    compareWithBar({
      subject: 'models, their weights read and unpacked',
      figure: `${typical.toFixed(0)} ms`,
      comparison: `at most ${LIMIT_MS} ms`,
      ratio: LIMIT_MS / typical,
    }),
  ];
}

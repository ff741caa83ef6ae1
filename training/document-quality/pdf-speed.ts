import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

import { type BenchmarkLine, besideBar, notMeasured } from '../benchmarks/benchmark.ts';
import { findProgram } from '../benchmarks/find-program.ts';
import { childCpuSeconds } from '../benchmarks/measure-cpu.ts';
import { median } from '../benchmarks/median.ts';
import { pdftotext } from './pdftotext.ts';
import { readFiles } from './read-file.ts';

const run = promisify(execFile);

/** Our speed over pdftotext's; we also find a box for every character and what is hidden, which it does not. */
const BAR = 0.6;
const FILES = 20;
const ROUNDS = 3;

/**
 * Pages per CPU-second of the PDFs with the most text, the start of neither program counted. Ours three times: each in a
 * process of its own that stands ready and has rehearsed, as a server's documents are read; all in one such process; and
 * all again in that one, when what it calls is compiled. Pdftotext in the process of its own that it is made for.
 */
export async function measurePdfSpeed(files: readonly string[]): Promise<BenchmarkLine[]> {
  const subject = `PDF, speed of reading the ${FILES} with the most text`;
  const version = await findProgram('pdftotext', '-v');
  if (version === undefined) return [notMeasured(subject, 'pdftotext: not installed')];
  const chosen = await longest(files);
  if (chosen.length === 0) return [notMeasured(subject, 'no PDF that both can read')];
  const pages = chosen.reduce((total, { pages: some }) => total + some, 0);
  const paths = chosen.map(({ file }) => file);
  const alone = await timeAlone(paths);
  const [first, second] = await timeReading(paths);
  const peer = pages / (await timePeer(paths));
  const lineOf = (pass: string, seconds: number): BenchmarkLine =>
    besideBar(
      {
        subject: `${subject} (${pages} pages), ${pass}`,
        figure: `${(pages / seconds).toFixed(0)} pages/CPU-s`,
        beside: `at least ${BAR}× ${version}: ${peer.toFixed(0)} pages/CPU-s`,
        ratio: pages / seconds / peer,
      },
      BAR,
    );
  return [
    lineOf('a process for each', alone),
    lineOf('one process for all', first),
    lineOf('all of them read before', second),
  ];
}

/** The CPU seconds of the documents, each read by a process that reads no other. */
async function timeAlone(paths: readonly string[]): Promise<number> {
  let seconds = 0;
  for (const path of paths) seconds += (await timePasses([path]))[0];
  return seconds;
}

async function timePasses(paths: readonly string[]): Promise<readonly [number, number]> {
  const program = fileURLToPath(import.meta.resolve('../benchmarks/time-reading.ts'));
  const { stdout } = await run(process.execPath, [program, ...paths]);
  return JSON.parse(stdout) as [number, number];
}

/** The CPU seconds of the two passes: the middle of several processes. */
async function timeReading(paths: readonly string[]): Promise<readonly [number, number]> {
  const passes: (readonly [number, number])[] = [];
  for (let round = 0; round < ROUNDS; round += 1) passes.push(await timePasses(paths));
  return [median(passes.map(([first]) => first)), median(passes.map(([, second]) => second))];
}

/** Pdftotext's CPU seconds without those of as many starts. */
async function timePeer(paths: readonly string[]): Promise<number> {
  const loop = (command: string): string[] => [
    'bash',
    '-c',
    `for file in "$@"; do ${command}; done`,
    'bash',
    ...paths,
  ];
  const whole = await childCpuSeconds(loop('pdftotext "$file" -'), ROUNDS);
  return whole - (await childCpuSeconds(loop('pdftotext -v'), ROUNDS));
}

/** The files in which pdftotext finds most, of those that we read as well. */
async function longest(files: readonly string[]) {
  const lengths: { file: string; length: number }[] = [];
  for (const file of files) {
    const { length } = await pdftotext(file).catch(() => '');
    if (length > 0) lengths.push({ file, length });
  }
  const chosen: { file: string; pages: number }[] = [];
  for (const { file } of lengths.sort((one, other) => other.length - one.length)) {
    const [outcome] = await readFiles([file], 'pdf');
    if (outcome && 'document' in outcome) {
      chosen.push({ file, pages: outcome.document.pages.length });
    }
    if (chosen.length === FILES) break;
  }
  return chosen;
}

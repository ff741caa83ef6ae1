import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

import { type BenchmarkLine, besideBar, notMeasured } from '../benchmarks/benchmark.ts';
import { findProgram } from '../benchmarks/find-program.ts';
import { childCpuSeconds } from '../benchmarks/measure-cpu.ts';
import { readFiles } from './read-file.ts';

const run = promisify(execFile);

/** Our speed over pdftotext's; we also find a box for every character, which it does not. */
const BAR = 0.6;
const FILES = 20;

/**
 * Pages per CPU-second of the PDFs with the most text: ours one after the other in one process, its start included,
 * as a server that stands ready reads them; pdftotext in the process of its own that it is made for.
 */
export async function measurePdfSpeed(files: readonly string[]): Promise<BenchmarkLine> {
  const subject = `PDF, speed of reading the ${FILES} with the most text`;
  const version = await findProgram('pdftotext', '-v');
  if (version === undefined) return notMeasured(subject, 'pdftotext: not installed');
  const chosen = await longest(files);
  if (chosen.length === 0) return notMeasured(subject, 'no PDF that both can read');
  const pages = chosen.reduce((total, { pages: some }) => total + some, 0);
  const paths = chosen.map(({ file }) => file);
  const program = fileURLToPath(import.meta.resolve('../benchmarks/extract-text.ts'));
  const ours = pages / (await childCpuSeconds([process.execPath, program, ...paths]));
  const loop = 'for file in "$@"; do pdftotext "$file" -; done';
  const peer = pages / (await childCpuSeconds(['bash', '-c', loop, 'bash', ...paths]));
  return besideBar(
    {
      subject,
      figure: `${ours.toFixed(0)} pages/CPU-s`,
      beside: `at least ${BAR}× ${version}: ${peer.toFixed(0)} pages/CPU-s`,
      ratio: ours / peer,
    },
    BAR,
  );
}

/** The files in which pdftotext finds most, of those that we read as well. */
async function longest(files: readonly string[]) {
  const outcomes = await readFiles(files, 'pdf');
  const readable = outcomes.flatMap((outcome) =>
    'document' in outcome ? [{ file: outcome.file, pages: outcome.document.pages.length }] : [],
  );
  const measured = await Promise.all(
    readable.map(async ({ file, pages }) => ({ file, pages, length: await textLength(file) })),
  );
  return measured
    .filter(({ length }) => length > 0)
    .sort((one, other) => other.length - one.length)
    .slice(0, FILES);
}

async function textLength(file: string): Promise<number> {
  const options = { maxBuffer: Infinity, timeout: 60_000 };
  const { stdout } = await run('pdftotext', ['-enc', 'UTF-8', file, '-'], options).catch(() => ({
    stdout: '',
  }));
  return stdout.length;
}

import { execFile } from 'node:child_process';
import { basename } from 'node:path';
import { promisify } from 'node:util';

import { reportUnmeasured } from '../benchmarks/benchmark.ts';
import { findProgram } from '../benchmarks/find-program.ts';
import { type FileScore, type Measurement, meanLine } from './file-scores.ts';
import { readFiles } from './read-file.ts';

const run = promisify(execFile);

const BAR = 0.96;

/**
 * Text files compared with iconv's decoding, over the files whose names begin with their encoding and two underscores,
 * for example `KOI8-R__news.txt`.
 */
export async function measureTxt(files: readonly string[]): Promise<Measurement> {
  const subject = 'TXT, decoded as iconv does';
  if ((await findProgram('iconv', '--version')) === undefined) {
    return { lines: [reportUnmeasured(subject, 'iconv: not installed')], scores: [] };
  }
  const scores: FileScore[] = [];
  for (const outcome of await readFiles(files.filter(encodingOf), 'txt')) {
    const ours = 'document' in outcome ? outcome.document.text : '';
    const peer = await iconv(outcome.file, encodingOf(outcome.file) ?? '');
    scores.push({ file: outcome.file, score: normalize(ours) === normalize(peer) ? 1 : 0 });
  }
  return { lines: [meanLine(subject, scores, BAR)], scores };
}

/** The encoding in a file's name as iconv calls it, without any language or other suffix. */
function encodingOf(file: string): string | undefined {
  const [name = '', rest] = basename(file).split('__');
  if (rest === undefined) return undefined;
  const encoding = name.replace(/^(windows-\d+|utf-8)-.*/, '$1').toLowerCase();
  // On the web as on Windows, this name means the code page rather than the standard.
  return encoding === 'shift_jis' ? 'cp932' : encoding;
}

async function iconv(file: string, encoding: string): Promise<string> {
  const { stdout } = await run('iconv', ['-f', encoding, '-t', 'UTF-8', file], {
    maxBuffer: Infinity,
  });
  return stdout;
}

/** Line endings and a byte order mark are not part of the text. */
function normalize(text: string): string {
  return text
    .replace(/^\uFEFF/, '')
    .replaceAll(/\r\n?/g, '\n')
    .trimEnd();
}

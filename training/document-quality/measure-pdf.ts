import type { TextPart } from '@proviso/documents';

import { reportUnmeasured } from '../benchmarks/benchmark.ts';
import { findProgram } from '../benchmarks/find-program.ts';
import { type FileScore, type Measurement, meanLine } from './file-scores.ts';
import { pdftotext } from './pdftotext.ts';
import { readFiles, textOf } from './read-file.ts';
import { wordCount, wordOverlap } from './word-overlap.ts';

const BAR = 0.95;
/** Below this, a single word decides the score. */
const MIN_WORDS = 20;
/** The parts that pdftotext reads too: not annotation contents, text outside the page, or properties. */
const PARTS: ReadonlySet<TextPart> = new Set(['body', 'form-field']);

/** Word overlap of PDFs with pdftotext, over the files in which it finds text. */
export async function measurePdf(files: readonly string[]): Promise<Measurement> {
  const subject = 'PDF, words beside pdftotext';
  if ((await findProgram('pdftotext', '-v')) === undefined) {
    return { lines: [reportUnmeasured(subject, 'pdftotext: not installed')], scores: [] };
  }
  const scores: FileScore[] = [];
  for (const outcome of await readFiles(files, 'pdf')) {
    const peer = await pdftotext(outcome.file).catch(() => '');
    if (wordCount(peer) < MIN_WORDS) continue;
    const ours = 'document' in outcome ? textOf(outcome.document, PARTS) : '';
    scores.push({ file: outcome.file, score: wordOverlap(ours, peer) });
  }
  return { lines: [meanLine(subject, scores, BAR)], scores };
}

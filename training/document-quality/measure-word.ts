import type { TextPart } from '@proviso/documents';

import { type BenchmarkLine, reportUnmeasured } from '../benchmarks/benchmark.ts';
import { findProgram } from '../benchmarks/find-program.ts';
import { type FileScore, type Measurement, meanLine, shareLine } from './file-scores.ts';
import { officeTexts } from './office-texts.ts';
import { type ReadOutcome, readFiles, textOf } from './read-file.ts';
import { storedSideText } from './stored-words.ts';
import { wordCount, wordOverlap, wordRecall } from './word-overlap.ts';

/** LibreOffice writes the body only, including text deleted by tracked changes. */
const BODY: ReadonlySet<TextPart> = new Set(['body', 'deleted-text']);
const BODY_BARS = { docx: 0.95, doc: 0.92 } as const;
const SIDE_BAR = 0.99;
const OPENED_BAR = 0.95;

/** Word overlap of .docx files with LibreOffice, and of headers, notes and comments with the file's own XML. */
export async function measureDocx(files: readonly string[]): Promise<Measurement> {
  const outcomes = await readFiles(files, 'docx');
  const body = await measureBody('docx', outcomes);
  return { ...body, lines: [...body.lines, await measureSides(outcomes)] };
}

/** Word overlap of .doc files with LibreOffice, and how many of them can be read at all. */
export async function measureDoc(files: readonly string[]): Promise<Measurement> {
  const outcomes = await readFiles(files, 'doc');
  const body = await measureBody('doc', outcomes);
  const open = outcomes.filter(
    (outcome) => !('refusal' in outcome && outcome.refusal === 'documents.encrypted'),
  );
  const opened = open.filter((outcome) => 'document' in outcome).length;
  const subject = `DOC, opened (${opened} of ${open.length} without a password)`;
  return { ...body, lines: [...body.lines, shareLine(subject, opened / open.length, OPENED_BAR)] };
}

async function measureBody(
  format: 'docx' | 'doc',
  outcomes: readonly ReadOutcome[],
): Promise<Measurement> {
  const subject = `${format.toUpperCase()}, words of the body beside LibreOffice`;
  if ((await findProgram('soffice', '--version')) === undefined) {
    return { lines: [reportUnmeasured(subject, 'soffice: not installed')], scores: [] };
  }
  const peers = await officeTexts(outcomes.map(({ file }) => file));
  const scores: FileScore[] = outcomes.flatMap((outcome) => {
    const peer = peers.get(outcome.file);
    if (peer === undefined || !('document' in outcome)) return [];
    return [{ file: outcome.file, score: wordOverlap(textOf(outcome.document, BODY), peer) }];
  });
  return { lines: [meanLine(subject, scores, BODY_BARS[format])], scores };
}

async function measureSides(outcomes: readonly ReadOutcome[]): Promise<BenchmarkLine> {
  const subject = 'DOCX, words of headers, footers, notes and comments';
  let total = 0;
  let found = 0;
  for (const outcome of outcomes) {
    if (!('document' in outcome)) continue;
    const stored = await storedSideText(outcome.file);
    const words = wordCount(stored);
    total += words;
    found += words * wordRecall(outcome.document.text, stored);
  }
  if (total === 0) return reportUnmeasured(subject, 'no such words in these files');
  return shareLine(`${subject} (${total} words)`, found / total, SIDE_BAR);
}

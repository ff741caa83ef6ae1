import type { TextPart } from '@proviso/documents';

import { type BenchmarkLine, notMeasured } from '../benchmarks/benchmark.ts';
import { findProgram } from '../benchmarks/find-program.ts';
import { type FileScore, type Measurement, meanLine, shareLine } from './file-scores.ts';
import { officeTexts } from './office-texts.ts';
import { type ReadOutcome, readFiles, textOf } from './read-file.ts';
import { storedSideText } from './stored-words.ts';
import { wordOverlap, wordRecall } from './word-overlap.ts';

/** LibreOffice writes the body alone, with what tracked changes deleted. */
const BODY: ReadonlySet<TextPart> = new Set(['body', 'deleted-text']);
const BARS = { docx: { words: 0.95 }, doc: { words: 0.92 } } as const;
const SIDE_BAR = 0.99;
const OPENED_BAR = 0.95;

/** The words of .docx files beside LibreOffice's, and those of headers, notes and comments beside the file's own. */
export async function measureDocx(files: readonly string[]): Promise<Measurement> {
  const outcomes = await readFiles(files, 'docx');
  const body = await measureBody('docx', outcomes);
  return { ...body, lines: [...body.lines, await measureSides(outcomes)] };
}

/** The words of .doc files beside LibreOffice's, and how many of them can be read at all. */
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
    return { lines: [notMeasured(subject, 'soffice: not installed')], scores: [] };
  }
  const peers = await officeTexts(outcomes.map(({ file }) => file));
  const scores: FileScore[] = outcomes.flatMap((outcome) => {
    const peer = peers.get(outcome.file);
    if (peer === undefined || !('document' in outcome)) return [];
    return [{ file: outcome.file, score: wordOverlap(textOf(outcome.document, BODY), peer) }];
  });
  return { lines: [meanLine(subject, scores, BARS[format].words)], scores };
}

async function measureSides(outcomes: readonly ReadOutcome[]): Promise<BenchmarkLine> {
  const ours: string[] = [];
  const stored: string[] = [];
  for (const outcome of outcomes) {
    if (!('document' in outcome)) continue;
    ours.push(outcome.document.text);
    stored.push(await storedSideText(outcome.file));
  }
  const recalls = stored.map((text, index) => wordRecall(ours[index] ?? '', text));
  const words = stored.map((text) => text.length);
  const total = words.reduce((sum, length) => sum + length, 0);
  const found = recalls.reduce((sum, recall, index) => sum + recall * (words[index] ?? 0), 0);
  return shareLine('DOCX, words of headers, footers, notes and comments', found / total, SIDE_BAR);
}

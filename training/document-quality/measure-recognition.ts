import { readFile } from 'node:fs/promises';

import { type ExtractedDocument, readDocument, type TextPart } from '@proviso/documents';

import { type FileScore, type Measurement, meanLine } from './file-scores.ts';
import { ignoreRefusal } from './ignore-refusal.ts';
import { textOf } from './read-file.ts';
import { wordCount, wordOverlap } from './word-overlap.ts';

const BAR = 0.95;
const FILES = 25;
const MIN_WORDS = 50;
/** The share of characters; recognition only knows English. */
const MIN_LATIN = 0.95;
const PARTS: ReadonlySet<TextPart> = new Set(['body']);
const FIRST_PAGE: ReadonlySet<number> = new Set([1]);
/** Slow machines must be measurable too. */
const GENEROUS_LIMITS = { pageLimit: 120_000, totalLimit: 120_000 };

/**
 * Word overlap between text recognition on rendered one-page PDFs and their embedded text, except for pages that
 * recognition reports as uncertain, which are counted.
 */
export async function measureRecognition(files: readonly string[]): Promise<Measurement> {
  const scores: FileScore[] = [];
  let unsure = 0;
  for (const file of files) {
    if (scores.length === FILES) break;
    const bytes = await readFile(file);
    const printed = await readPage(bytes, new Set());
    const text = printed ? textOf(printed, PARTS) : '';
    if (wordCount(text) < MIN_WORDS || !isLatin(text)) continue;
    const recognized = await readPage(bytes, FIRST_PAGE);
    if (!recognized || recognized.unread.length > 0) unsure += 1;
    else scores.push({ file, score: wordOverlap(textOf(recognized, PARTS), text) });
  }
  const subject = `PDF, words recognised in pictures beside those of the text, ${unsure} unsure`;
  return { lines: [meanLine(subject, scores, BAR)], scores };
}

/** Undefined for a file that is refused or has more than one page. */
async function readPage(
  bytes: Uint8Array,
  recognizePages: ReadonlySet<number>,
): Promise<ExtractedDocument | undefined> {
  const options = { recognizePages, recognitionLimits: GENEROUS_LIMITS };
  const document = await readDocument(bytes, 'pdf', options).catch(ignoreRefusal);
  return document?.pages.length === 1 ? document : undefined;
}

function isLatin(text: string): boolean {
  // Printable ASCII.
  const known = text.match(/[ -~\n]/g)?.length ?? 0;
  return known >= text.length * MIN_LATIN;
}

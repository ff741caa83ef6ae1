import { readFile, writeFile } from 'node:fs/promises';

import {
  cleanDocument,
  type DocumentFormat,
  type ExtractedDocument,
  readDocument,
  type TextEdit,
  type TextPart,
} from '@proviso/documents';

import { ignoreRefusal } from '../document-quality/ignore-refusal.ts';
import { findLeaks } from './find-leaks.ts';
import { createEdits, pickValues } from './pick-values.ts';

/** The result of cleaning one file. */
export interface CleaningResult {
  readonly file: string;
  readonly edits: number;
  /** False if verification failed and no copy was produced. */
  readonly isProved: boolean;
  readonly leaks: readonly string[];
  /** Whether the text outside the edits is unchanged. */
  readonly isFaithful: boolean;
  /** The path of the cleaned copy. */
  readonly copy?: string;
  readonly milliseconds: number;
}

/** Removes values picked from a file's own text and keeps the copy; undefined if the file cannot be read. */
export async function cleanFile(
  file: string,
  format: DocumentFormat,
  copy: string,
): Promise<CleaningResult | undefined> {
  const bytes = await readFile(file);
  const document = await readDocument(bytes, format).catch(ignoreRefusal);
  if (!document) return undefined;
  const values = pickValues(document.text);
  const edits = createEdits(document.text, values);
  const start = performance.now();
  const cleaned = await cleanDocument(bytes, format, { edits }).catch(ignoreRefusal);
  const milliseconds = performance.now() - start;
  const result = { file, edits: edits.length, milliseconds };
  if (!cleaned) return { ...result, isProved: false, leaks: [], isFaithful: false };
  await writeFile(copy, cleaned.bytes);
  await writeFile(`${copy}.words`, values.join('\n'));
  const after = await readDocument(cleaned.bytes, format);
  return {
    ...result,
    isProved: true,
    leaks: findLeaks(cleaned.bytes, values),
    isFaithful: isFaithful(document, edits, after),
    copy,
  };
}

const STRIPPED: ReadonlySet<TextPart> = new Set([
  'comment',
  'deleted-text',
  'hidden-text',
  'properties',
]);

/** Whether every stretch between edits that a cleaned copy should keep occurs in the copy, in the same order. */
function isFaithful(
  before: ExtractedDocument,
  edits: readonly TextEdit[],
  after: ExtractedDocument,
): boolean {
  let at = 0;
  for (const { start, end, part } of before.segments) {
    if (STRIPPED.has(part)) continue;
    for (const stretch of rangesBetween({ start, end }, edits)) {
      const found = after.text.indexOf(before.text.slice(stretch.start, stretch.end), at);
      if (found === -1) return false;
      at = found + stretch.end - stretch.start;
    }
  }
  return true;
}

function rangesBetween(
  { start, end }: { start: number; end: number },
  edits: readonly TextEdit[],
): { start: number; end: number }[] {
  const within = edits.filter((edit) => edit.start < end && start < edit.end);
  const starts = [start, ...within.map((edit) => edit.end)];
  const ends = [...within.map((edit) => edit.start), end];
  return starts.map((from, index) => ({ start: from, end: Math.max(from, ends[index]!) }));
}

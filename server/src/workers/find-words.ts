import { MAX_COUNTED_PLACES, type WordsInDocument } from '@proviso/contracts';
import { findTextBoxes, locate, type Progress, readDocument } from '@proviso/documents';
import { createWordSearch } from '@proviso/engine/spelling';

import type { FindingTask } from '#server/ports/analyzer.ts';

/** Reads a document and locates words in it; throws DocumentError when it cannot be read. */
export async function findWords(
  { bytes, format, words }: FindingTask,
  progress: Progress,
): Promise<WordsInDocument> {
  const document = await readDocument(bytes, format, progress);
  const places: WordsInDocument['places'] = [];
  for (const { start, end } of createWordSearch(words).find(document.text)) {
    if (places.length === MAX_COUNTED_PLACES) return { places, isCut: true };
    const place = locate(document, start, end);
    places.push({ start, end, place, boxes: findTextBoxes(document, start, end) });
  }
  return { places, isCut: false };
}

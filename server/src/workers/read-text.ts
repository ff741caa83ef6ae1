import type { DocumentText } from '@proviso/contracts';
import { findTextBoxes, type Progress, readDocument } from '@proviso/documents';

import type { ReadingTask } from '#server/ports/analyzer.ts';

/** Reads a document for a viewer, as the JSON of a `DocumentText`; throws DocumentError when it cannot be read. */
export async function readText(
  { bytes, format, spans }: ReadingTask,
  progress: Progress,
): Promise<Uint8Array> {
  const document = await readDocument(bytes, format, progress);
  const reading: DocumentText = {
    // JSON needs well-formed Unicode; lone surrogates are replaced without changing offsets.
    text: document.text.toWellFormed(),
    segments: format === 'txt' ? [] : [...document.segments],
    pages: document.pages.map(({ page, width, height }) => ({ page, width, height })),
    highlights: spans
      .map(({ id, start, end }) => ({ id, boxes: findTextBoxes(document, start, end) }))
      .filter(({ boxes }) => boxes.length > 0),
  };
  return Buffer.from(JSON.stringify(reading));
}

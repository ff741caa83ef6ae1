import { findHiddenRanges } from '#documents/text/find-hidden-ranges.ts';
import { isReversible } from '#documents/text/reversed-letters.ts';

import type { ExtractedDocument } from './extracted-document.ts';
import type { DocumentFormat } from './formats.ts';
import type { ReadingOptions } from './reading-options.ts';
import { REVERSED_LETTERS } from './unread-parts.ts';

type Reader = (
  bytes: Uint8Array,
  options: ReadingOptions,
) => ExtractedDocument | Promise<ExtractedDocument>;

/** Each reader is loaded on first use: a server that only detects formats never loads them. */
const READERS: Readonly<Record<DocumentFormat, () => Promise<Reader>>> = {
  pdf: async () => (await import('./pdf/read-pdf.ts')).readPdf,
  docx: async () => (await import('./docx/read-docx-pictures.ts')).readDocxWithPictures,
  doc: async () => (await import('./doc/read-doc-pictures.ts')).readDocWithPictures,
  txt: async () => (await import('./txt/read-txt.ts')).readTxt,
};

/**
 * Extracts a document's text with a position for every character. Memory is bounded for each step; time is bounded only
 * for text recognition, so run it in a process that can be killed. Writes nothing and fetches nothing.
 * Throws a DocumentError for what cannot be read; anything else thrown is a bug in this program.
 */
export async function readDocument(
  bytes: Uint8Array,
  format: DocumentFormat,
  options: ReadingOptions = {},
): Promise<ExtractedDocument> {
  const read = await READERS[format]();
  const document = withReversed(await read(bytes, options));
  const signs = [...(document.signs ?? []), ...findHiddenRanges(document.segments)];
  return signs.length === 0
    ? document
    : { ...document, signs: signs.sort((one, other) => one.start - other.start) };
}

/** Reports letters that marks within the text show in reverse order; markup may have been reported before. */
function withReversed(document: ExtractedDocument): ExtractedDocument {
  const { text, unread } = document;
  if (!isReversible(text) || unread.includes(REVERSED_LETTERS)) return document;
  return { ...document, unread: [...unread, REVERSED_LETTERS] };
}

/**
 * Loads all readers and starts pdfium, so that the first document does not have to wait for them. For a standby
 * process; `readDocument` does not depend on it.
 */
export async function warmUp(): Promise<void> {
  await Promise.all(Object.values(READERS).map((load) => load()));
  const { preparePdfium } = await import('./pdf/pdfium.ts');
  await preparePdfium();
}

/**
 * Reads a built-in document, after which the next one takes a fraction of the time. For a process that is idle after
 * `warmUp`; a second and third call make it faster still.
 */
export async function rehearse(): Promise<void> {
  const { rehearseReading } = await import('./pdf/rehearse-reading.ts');
  await rehearseReading();
}

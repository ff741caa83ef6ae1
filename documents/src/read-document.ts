import type { ExtractedDocument } from './extracted-document.ts';
import type { DocumentFormat } from './formats.ts';
import { hiddenStretches } from './hidden-stretches.ts';
import type { ReadingOptions } from './reading-options.ts';

/** Reads one document's bytes. */
type Reader = (
  bytes: Uint8Array,
  options: ReadingOptions,
) => ExtractedDocument | Promise<ExtractedDocument>;

/** Each reader is loaded when it is first needed: a server that only tells formats apart never loads them. */
const READERS: Readonly<Record<DocumentFormat, () => Promise<Reader>>> = {
  pdf: async () => (await import('./pdf/read-pdf.ts')).readPdf,
  docx: async () => (await import('./docx/read-docx-pictures.ts')).readDocxWithPictures,
  doc: async () => (await import('./doc/read-doc-pictures.ts')).readDocWithPictures,
  txt: async () => (await import('./txt/read-txt.ts')).readTxt,
};

/**
 * Extracts a document's text with a place for every character. Memory is bounded for each part of the work,
 * time is not, but for text recognition: run it in a process that can be ended. Nothing is written and nothing is fetched.
 * Throws a DocumentError for what cannot be read; whatever else is thrown is a fault of this program.
 */
export async function readDocument(
  bytes: Uint8Array,
  format: DocumentFormat,
  options: ReadingOptions = {},
): Promise<ExtractedDocument> {
  const read = await READERS[format]();
  const document = await read(bytes, options);
  const signs = [...(document.signs ?? []), ...hiddenStretches(document.segments)];
  return signs.length === 0
    ? document
    : { ...document, signs: signs.sort((one, other) => one.start - other.start) };
}

/**
 * Loads all readers and starts pdfium, so that the first document need not wait for them. For a process that
 * stands by for a document; nothing of it is needed before `readDocument`.
 */
export async function warmUp(): Promise<void> {
  await Promise.all(Object.values(READERS).map((load) => load()));
  const { preparePdfium } = await import('./pdf/pdfium.ts');
  await preparePdfium();
}

/**
 * Reads a document of our own, after which the next one takes a fraction of its time. For a process that has nothing
 * else to do after `warmUp`; a second and a third time make it faster still.
 */
export async function rehearse(): Promise<void> {
  const { rehearseReading } = await import('./pdf/rehearse-reading.ts');
  await rehearseReading();
}

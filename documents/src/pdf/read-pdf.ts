import { createDocumentText, type DocumentText } from '#documents/text/document-text.ts';

import type { ExtractedDocument, PageLayout, UnreadPart } from '../extracted-document.ts';
import type { ReadingOptions } from '../reading-options.ts';
import { TRUNCATED } from '../unread-parts.ts';
import { readBookmarks } from './bookmarks.ts';
import { readProperties } from './document-properties.ts';
import { readDrawnTexts } from './drawn-texts.ts';
import { toDocumentError } from './exhaustion.ts';
import { failedRedactions, type TextRange } from './failed-redactions.ts';
import { readFileTraits } from './file-traits.ts';
import { readFormData } from './form-data.ts';
import { openPdf, type OpenPdf } from './open-pdf.ts';
import {
  describeGaps,
  describeRecognized,
  describeUnreadPages,
  type PageGap,
} from './page-gaps.ts';
import { createPageRecognition, type PageRecognition } from './page-recognition.ts';
import type { PlacedText } from './placed-text.ts';
import { createPageReader, type PageContent } from './read-page.ts';

const MAX_PAGES = 2000;

/**
 * The most characters of a PDF. Other formats may have more: here each character has a box of sixteen bytes, and a
 * reading process has little memory.
 */
const MAX_CHARACTERS_OF_PDF = 8_000_000;

/**
 * Reads a PDF page by page: the lines of its content, recognized ones where it is only a picture, then its form field
 * values and its annotations' contents, each in a segment of its own; finally the document's properties. Throws
 * documents.encrypted, documents.corrupt and, if a page takes more memory than pdfium is given, documents.too_complex.
 */
export async function readPdf(
  bytes: Uint8Array,
  options: ReadingOptions = {},
): Promise<ExtractedDocument> {
  let recognition: PageRecognition | undefined;
  try {
    const pdf = await openPdf(bytes);
    recognition = createPageRecognition(pdf, options);
    return await readPages(pdf, bytes, { recognition, onStep: options.onStep });
  } catch (error) {
    throw toDocumentError(error);
  } finally {
    await recognition?.close();
  }
}

/** Supplements a page, and is notified that it was read. */
interface PageWitnesses {
  readonly recognition: PageRecognition;
  readonly onStep: (() => void) | undefined;
}

async function readPages(
  pdf: OpenPdf,
  bytes: Uint8Array,
  { recognition, onStep }: PageWitnesses,
): Promise<ExtractedDocument> {
  const traits = readFileTraits(bytes);
  const drawn = await readDrawnTexts(bytes);
  const readPage = createPageReader(pdf, traits.hasHiddenLayers);
  const documentText = createDocumentText();
  const pages: PageLayout[] = [];
  const gaps: PageGap[] = [];
  const recognized: number[] = [];
  const redacted: TextRange[] = [];
  while (
    pages.length < Math.min(pdf.pageCount, MAX_PAGES) &&
    documentText.length < MAX_CHARACTERS_OF_PDF
  ) {
    const read = await recognition.complete(readPage(pages.length), pages.length);
    const content = { ...read, texts: [...read.texts, ...(drawn[pages.length] ?? [])] };
    const page = pages.length + 1;
    const placed = addTexts(documentText, content, page);
    pages.push(createPageLayout(placed, content, { page, end: documentText.length }));
    redacted.push(...placed.flatMap(listRedacted));
    gaps.push(...content.gaps.map((code) => ({ code, page })));
    if (content.texts.some(({ confidence }) => confidence !== undefined)) recognized.push(page);
    onStep?.();
  }
  const unreadBeside = addStored(documentText, pdf);
  for (const value of readProperties(pdf, bytes)) documentText.add(value, { part: 'properties' });
  const unread = [...describeGaps(gaps), ...unreadBeside];
  if (pages.length < pdf.pageCount) unread.push(describeUnreadPages(pages.length));
  const { text, segments } = documentText.finish();
  const signs = [...traits.signs, ...failedRedactions(text, redacted)];
  return {
    format: 'pdf',
    text,
    segments,
    pages,
    unread,
    signs,
    ...(recognized.length > 0 ? { recognized: describeRecognized(recognized) } : {}),
  };
}

/**
 * Adds what a document stores beside its pages, unless they say it: the data of its form, and its bookmarks. Returns
 * what was not read of it.
 */
function addStored(documentText: DocumentText, pdf: OpenPdf): readonly UnreadPart[] {
  const { values, unread } = readFormData(pdf);
  const { texts: titles, isTruncated } = readBookmarks(pdf);
  if (values.length + titles.length === 0) return unread;
  const shown = new Set(documentText.finish().text.split('\n').map(withoutSpaces));
  const isNew = (text: string): boolean => {
    const key = withoutSpaces(text);
    return key !== '' && shown.size < shown.add(key).size;
  };
  for (const value of values.filter(isNew)) documentText.add(value.trim(), FORM_FIELD);
  for (const title of titles.filter(isNew)) documentText.add(title.trim(), STORED);
  return isTruncated ? [...unread, TRUNCATED] : unread;
}

const FORM_FIELD = { part: 'form-field' } as const;
const STORED = { part: 'hidden-text', hiddenBy: 'stored-in-field' } as const;

function withoutSpaces(text: string): string {
  return text.replaceAll(/\s/g, '');
}

/** A text and its offset in the document's text. */
interface AddedText {
  readonly start: number;
  readonly text: PlacedText;
}

/** Appends a page's texts to the document's text. */
function addTexts(documentText: DocumentText, { texts }: PageContent, page: number): AddedText[] {
  let line = 0;
  return texts.map((text) => {
    const { part, confidence, hiddenBy, isSameLine = false } = text;
    if (part === 'body' && !isSameLine) line += 1;
    const place = {
      part,
      page,
      ...(part === 'body' ? { line } : {}),
      ...(confidence === undefined ? {} : { confidence }),
      ...(hiddenBy === undefined ? {} : { hiddenBy }),
    };
    if (text.isContinuation) documentText.continue(text.text, place);
    else documentText.add(text.text, place);
    return { start: documentText.length - text.text.length, text };
  });
}

/** Copies the boxes of a page's texts into the page layout. */
function createPageLayout(
  added: readonly AddedText[],
  { width, height }: PageContent,
  { page, end }: { readonly page: number; readonly end: number },
): PageLayout {
  const start = added[0]?.start ?? end;
  const boxes = new Float32Array((end - start) * 4);
  for (const { start: textStart, text } of added) fillBoxes(boxes, (textStart - start) * 4, text);
  return { page, width, height, start, end, boxes };
}

function listRedacted({ start, text }: AddedText): TextRange[] {
  return (text.redacted ?? []).map((range) => ({
    start: start + range.start,
    end: start + range.end,
  }));
}

function fillBoxes(boxes: Float32Array, at: number, { text, boxes: own }: PlacedText): void {
  for (let index = 0; index < text.length * 4; index += own.length) boxes.set(own, at + index);
}

import { createDocumentText, type DocumentText } from '../document-text.ts';
import type { ExtractedDocument, PageLayout } from '../extracted-document.ts';
import type { ReadingOptions } from '../reading-options.ts';
import { readProperties } from './document-properties.ts';
import { asRefusal } from './exhaustion.ts';
import { openPdf, type OpenPdf } from './open-pdf.ts';
import { describeGaps, describeRecognized, describeRest, type PageGap } from './page-gaps.ts';
import { createPageRecognition, type PageRecognition } from './page-recognition.ts';
import type { PlacedText } from './placed-text.ts';
import { createPageReader, type PageContent } from './read-page.ts';

const MAX_PAGES = 2000;

// Each character has sixteen bytes of boxes beside it: more of them would not fit into a reading process.
const MAX_CHARACTERS = 8_000_000;

/**
 * Reads a PDF page by page: the lines of its content, recognised ones where it is only a picture, then its form fields' values
 * and its annotations' contents, each in a segment of its own; at the end the document's properties. Throws documents.encrypted, documents.corrupt and, where a page
 * takes more memory than pdfium is given, documents.too_complex.
 */
export async function readPdf(
  bytes: Uint8Array,
  options: ReadingOptions = {},
): Promise<ExtractedDocument> {
  let recognition: PageRecognition | undefined;
  try {
    const pdf = await openPdf(bytes);
    recognition = createPageRecognition(pdf, options);
    return await readPages(pdf, bytes, recognition);
  } catch (error) {
    throw asRefusal(error);
  } finally {
    await recognition?.close();
  }
}

async function readPages(
  pdf: OpenPdf,
  bytes: Uint8Array,
  recognition: PageRecognition,
): Promise<ExtractedDocument> {
  const readPage = createPageReader(pdf);
  const documentText = createDocumentText();
  const pages: PageLayout[] = [];
  const gaps: PageGap[] = [];
  const recognized: number[] = [];
  while (
    pages.length < Math.min(pdf.pageCount, MAX_PAGES) &&
    documentText.length < MAX_CHARACTERS
  ) {
    const content = await recognition.complete(readPage(pages.length), pages.length);
    const page = pages.length + 1;
    pages.push(addPage(documentText, content, page));
    gaps.push(...content.gaps.map((code) => ({ code, page })));
    if (content.texts.some(({ confidence }) => confidence !== undefined)) recognized.push(page);
  }
  for (const value of readProperties(pdf, bytes)) documentText.add(value, { part: 'properties' });
  const unread = describeGaps(gaps);
  if (pages.length < pdf.pageCount) unread.push(describeRest(pages.length));
  return {
    format: 'pdf',
    ...documentText.finish(),
    pages,
    unread,
    ...(recognized.length > 0 ? { recognized: describeRecognized(recognized) } : {}),
  };
}

/** Adds a page's texts to the document's text and lays their boxes out beside it. */
function addPage(documentText: DocumentText, content: PageContent, page: number): PageLayout {
  const placed: { readonly start: number; readonly text: PlacedText }[] = [];
  let line = 0;
  for (const text of content.texts) {
    if (text.part === 'body') line += 1;
    const { part, confidence } = text;
    const place = {
      part,
      page,
      ...(part === 'body' ? { line } : {}),
      ...(confidence === undefined ? {} : { confidence }),
    };
    if (text.isContinuation) documentText.continue(text.text, place);
    else documentText.add(text.text, place);
    placed.push({ start: documentText.length - text.text.length, text });
  }
  const end = documentText.length;
  const start = placed[0]?.start ?? end;
  const boxes = new Float32Array((end - start) * 4);
  for (const { start: textStart, text } of placed) fillBoxes(boxes, (textStart - start) * 4, text);
  return { page, width: content.width, height: content.height, start, end, boxes };
}

function fillBoxes(boxes: Float32Array, at: number, { text, boxes: own }: PlacedText): void {
  for (let index = 0; index < text.length * 4; index += own.length) boxes.set(own, at + index);
}

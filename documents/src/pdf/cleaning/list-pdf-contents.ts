import { EncryptedPDFError, PDFDocument } from '@cantoo/pdf-lib';

import type { ContentLister, FileContent } from '#documents/cleaning/cleaning.ts';
import { DocumentError } from '#documents/document-error.ts';

import { splitFile } from './listing/file-pieces.ts';
import { textOfPage } from './listing/page-strings.ts';
import { textsOfStream } from './listing/stream-texts.ts';
import { textOfValues } from './listing/value-texts.ts';
import { listPages } from './scrub/page-tree.ts';

/**
 * Lists everything that a PDF contains as text, without pdfium: every object and stream in the file, reachable or not,
 * whatever is between and after them, and the pages as decoded by their fonts. Throws documents.encrypted, and
 * documents.corrupt for anything that is not a PDF.
 */
export const listPdfContents: ContentLister = async (bytes) => {
  const { context } = await load(bytes);
  const { texts, streams } = splitFile(bytes);
  const pages = listPages(context).map((page, index) => ({
    place: `page ${index + 1}`,
    text: textOfPage(page),
    page: index + 1,
  }));
  const written = texts.map((piece) => ({
    place: placeOf(piece.object),
    text: textOfValues(piece.bytes),
  }));
  const contents: FileContent[] = [...pages, ...written];
  for (const stream of streams) {
    for (const text of textsOfStream(context, stream)) {
      contents.push({ place: `${placeOf(stream.object)}, stream`, text });
    }
  }
  return contents.filter(({ text }: FileContent) => text.trim() !== '');
};

function placeOf(object: number): string {
  return object === 0 ? 'file structure' : `object ${object}`;
}

async function load(bytes: Uint8Array): Promise<PDFDocument> {
  try {
    return await PDFDocument.load(bytes, { updateMetadata: false });
  } catch (cause) {
    const code = cause instanceof EncryptedPDFError ? 'documents.encrypted' : 'documents.corrupt';
    throw new DocumentError(code, { cause });
  }
}

import { DocumentError } from '../document-error.ts';
import { createDocumentText, TRUNCATED, type DocumentText } from '../document-text.ts';
import type { ExtractedDocument, TextPart, UnreadPart } from '../extracted-document.ts';
import { countEmbeddedObjects } from './embedded-objects.ts';
import { listTextParts } from './package-parts.ts';
import { createParagraphReader } from './paragraph-reader.ts';
import type { Paragraph } from './paragraph-stack.ts';
import { createPropertyReader } from './read-properties.ts';
import { readXml } from './read-xml.ts';
import { openZip } from './zip-archive.ts';

/**
 * Reads a Word document: body, headers, footers, notes, comments, text boxes and properties. Each paragraph
 * is a segment; what was deleted from it or is hidden in it follows in segments of its own.
 * Throws documents.corrupt, documents.too_complex and documents.encrypted.
 */
export function readDocx(bytes: Uint8Array): ExtractedDocument {
  const archive = openZip(bytes);
  const parts = listTextParts(archive);
  if (!parts.some(({ part }) => part === 'body')) throw new DocumentError('documents.corrupt');
  const documentText = createDocumentText();
  const receive = createParagraphWriter(documentText);
  for (const { name, part } of parts) {
    const handler =
      part === 'properties'
        ? createPropertyReader((value) => documentText.add(value, { part }))
        : createParagraphReader(part, receive);
    readXml(archive, name, handler);
  }
  const unread: UnreadPart[] = documentText.isTruncated ? [TRUNCATED] : [];
  if (countEmbeddedObjects(archive) > 0) unread.push(EMBEDDED);
  return { format: 'docx', ...documentText.finish(), pages: [], unread };
}

const EMBEDDED: UnreadPart = {
  code: 'embedded-object',
  message: 'The document contains other documents or objects. They were not read.',
};

/** Numbers the paragraphs that hold any text, within their part, and adds them to the document's text. */
function createParagraphWriter(documentText: DocumentText): (paragraph: Paragraph) => void {
  const counts = new Map<TextPart, number>();
  return ({ part, text, asides }) => {
    const stretches = [{ part, text }, ...asides].filter((stretch) => stretch.text.trim() !== '');
    if (stretches.length === 0) return;
    const paragraph = (counts.get(part) ?? 0) + 1;
    counts.set(part, paragraph);
    for (const stretch of stretches)
      documentText.add(stretch.text, { part: stretch.part, paragraph });
  };
}

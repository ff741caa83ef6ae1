import { createDocumentText } from '#documents/text/document-text.ts';
import { createParagraphWriter } from '#documents/text/paragraph-writer.ts';

import { DocumentError } from '../document-error.ts';
import type { ExtractedDocument, UnreadPart } from '../extracted-document.ts';
import {
  EMBEDDED_OBJECTS,
  INSERTED_PASSAGES,
  REVERSED_LETTERS,
  TRUNCATED,
} from '../unread-parts.ts';
import { createDrawnTexts } from './drawn-texts.ts';
import { followInstructions } from './field-instructions.ts';
import { findActiveContent } from './find-active-content.ts';
import { readInsertedPassages } from './inserted-passages.ts';
import { followOverrides } from './override-follower.ts';
import { listTextParts } from './package-parts.ts';
import { createPartReader } from './paragraph-reader.ts';
import { createPropertyReader } from './read-properties.ts';
import { readXml } from './read-xml.ts';
import { isEmbedded, listRelationships } from './relationships.ts';
import { readStyleSheet } from './style-sheet.ts';
import { openZip } from './zip-archive.ts';

/**
 * Reads a Word document: body, headers, footers, notes, comments, text boxes, properties and passages of other files.
 * Each paragraph is a segment; its deleted or hidden text follows in segments of its own. Throws documents.corrupt,
 * documents.too_complex and documents.encrypted.
 */
export function readDocx(bytes: Uint8Array): ExtractedDocument {
  const archive = openZip(bytes);
  const parts = listTextParts(archive);
  if (!parts.some(({ part }) => part === 'body')) throw new DocumentError('documents.corrupt');
  const documentText = createDocumentText();
  const receive = createParagraphWriter(documentText);
  const styles = readStyleSheet(archive);
  const instructions: string[] = [];
  let hasReversed = false;
  const drawn = createDrawnTexts();
  for (const packagePart of parts) {
    const { name, part } = packagePart;
    const handler =
      part === 'properties'
        ? createPropertyReader((value) => documentText.add(value, { part }))
        : followInstructions(
            followOverrides(
              createPartReader(part, { styles, receive: drawn(packagePart, receive) }),
              () => {
                hasReversed = true;
              },
            ),
            (instruction) => instructions.push(instruction),
          );
    readXml(archive, name, handler);
  }
  const relationships = listRelationships(archive);
  const passages = readInsertedPassages(archive, relationships);
  // They come last, as they are no part of the markup that is cleaned.
  for (const line of passages.lines) documentText.add(line, { part: 'inserted-passage' });
  const unread: UnreadPart[] = documentText.isTruncated ? [TRUNCATED] : [];
  if (relationships.some(isEmbedded)) unread.push(EMBEDDED_OBJECTS);
  if (!passages.isComplete) unread.push(INSERTED_PASSAGES);
  if (hasReversed) unread.push(REVERSED_LETTERS);
  const signs = findActiveContent({ names: archive.names, relationships, instructions });
  return { format: 'docx', ...documentText.finish(), pages: [], unread, signs };
}

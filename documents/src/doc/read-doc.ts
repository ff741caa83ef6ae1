import { createDocumentText } from '#documents/text/document-text.ts';
import { type Aside, createParagraphWriter } from '#documents/text/paragraph-writer.ts';

import {
  type ActiveContentKind,
  describeActiveContent,
  WORD_ACTIVE_CONTENT_KINDS,
} from '../active-content.ts';
import { DocumentError } from '../document-error.ts';
import type { DocumentSign, ExtractedDocument, UnreadPart } from '../extracted-document.ts';
import { MAX_CHARACTERS } from '../limits.ts';
import { EMBEDDED_OBJECTS, TRUNCATED } from '../unread-parts.ts';
import { type CompoundFile, openCompoundFile } from './compound-file.ts';
import { type ConcealedDocRun, listDocParagraphs } from './doc-paragraphs.ts';
import { type FileInformation, readFileInformation } from './file-information-block.ts';
import { joinPieces } from './piece-table.ts';

/** The streams that contain a document's text. */
export interface DocStreams {
  readonly main: Uint8Array;
  readonly table: Uint8Array;
  readonly information: FileInformation;
}

/**
 * Reads a Word 6 to 2003 document: body, notes, headers and footers, comments and text boxes, with a segment for each
 * paragraph, and one each for its hidden and its deleted text. Throws documents.corrupt, documents.encrypted and
 * documents.unsupported_type.
 */
export function readDoc(bytes: Uint8Array): ExtractedDocument {
  const file = openCompoundFile(bytes);
  const { main, table, information } = openStreams(file);
  const documentText = createDocumentText();
  const write = createParagraphWriter(documentText);
  const whole = joinPieces(main, table, information);
  for (const { part, visible, hidden, cell } of listDocParagraphs({
    whole,
    main,
    table,
    information,
  })) {
    write({ part, text: visible.text, asides: hidden.map(asAside), cell });
  }
  const isTruncated = documentText.isTruncated || whole.length >= MAX_CHARACTERS;
  const unread: UnreadPart[] = isTruncated ? [TRUNCATED] : [];
  if (file.hasStorage('ObjectPool')) unread.push(EMBEDDED_OBJECTS);
  const signs = findActiveContent(file, whole);
  return { format: 'doc', ...documentText.finish(), pages: [], unread, signs };
}

function asAside({ text, concealment }: ConcealedDocRun): Aside {
  if (concealment === 'deleted') return { part: 'deleted-text', text };
  const hiddenBy = concealment === 'stored' ? 'stored-in-field' : 'marked-hidden';
  return { part: 'hidden-text', text, hiddenBy };
}

/** The start of a field, and the instruction of one that runs another program. */
const FIELD = '\u0013';
const EXCHANGE = /^\s{0,9}"?DDE(?:AUTO)?\b/i;

function findActiveContent(file: CompoundFile, text: string): DocumentSign[] {
  const { macros, objectStores, exchanges } = WORD_ACTIVE_CONTENT_KINDS;
  const fields = text.split(FIELD).slice(1);
  return describeActiveContent(
    new Map<ActiveContentKind, number>([
      [macros, file.hasStorage('Macros') ? 1 : 0],
      [objectStores, file.hasStorage('ObjectPool') ? 1 : 0],
      [exchanges, fields.filter((field) => EXCHANGE.test(field)).length],
    ]),
  );
}

/** Finds the streams of a document's text; throws as `readDoc` does. */
export function openStreams(file: CompoundFile): DocStreams {
  const main = file.stream('WordDocument') ?? throwCorrupt();
  const information = readFileInformation(main);
  return { main, table: file.stream(information.tableStream) ?? throwCorrupt(), information };
}

function throwCorrupt(): never {
  throw new DocumentError('documents.corrupt');
}

import { DocumentError } from '../document-error.ts';
import { createDocumentText } from '../document-text.ts';
import type { ExtractedDocument, TextPart, UnreadPart } from '../extracted-document.ts';
import { MAX_CHARACTERS } from '../limits.ts';
import { createParagraphWriter } from '../paragraph-writer.ts';
import { EMBEDDED_OBJECTS, TRUNCATED } from '../unread-parts.ts';
import { encodingOfLanguage } from './code-pages.ts';
import { openCompoundFile } from './compound-file.ts';
import {
  readFileInformation,
  STORIES,
  type FileInformation,
  type Story,
} from './file-information-block.ts';
import { splitHeaderStory } from './header-stories.ts';
import { joinPieces } from './piece-table.ts';
import { splitParagraphs } from './story-paragraphs.ts';

/** A stretch of text that is all of one part. */
interface PartText {
  readonly part: TextPart;
  readonly text: string;
}

const PARTS: Readonly<Record<Story, TextPart>> = {
  body: 'body',
  footnote: 'footnote',
  header: 'header',
  macro: 'body',
  comment: 'comment',
  endnote: 'endnote',
  'text-box': 'text-box',
  'header-text-box': 'text-box',
};

/**
 * Reads a document of Word 6 to 2003: body, notes, headers and footers, comments and text boxes, a segment
 * for each paragraph. Throws documents.corrupt, documents.encrypted and documents.unsupported_type.
 */
export function readDoc(bytes: Uint8Array): ExtractedDocument {
  const file = openCompoundFile(bytes);
  const main = file.stream('WordDocument') ?? fail();
  const information = readFileInformation(main);
  const table = file.stream(information.tableStream) ?? fail();
  const decode = createDecoder(information);
  const documentText = createDocumentText();
  const write = createParagraphWriter(documentText);
  const whole = joinPieces(main, table, information);
  for (const { part, text } of splitParts(whole, table, information)) {
    for (const { text: raw, cell } of splitParagraphs(text)) {
      write({ part, text: decode(raw), asides: [], cell });
    }
  }
  const isTruncated = documentText.isTruncated || whole.length >= MAX_CHARACTERS;
  const unread: UnreadPart[] = isTruncated ? [TRUNCATED] : [];
  if (file.hasStorage('ObjectPool')) unread.push(EMBEDDED_OBJECTS);
  return { format: 'doc', ...documentText.finish(), pages: [], unread };
}

function fail(): never {
  throw new DocumentError('documents.corrupt');
}

/** Bytes of a code page come each in a unit of its own until its paragraph is known. */
function createDecoder({ characters, language }: FileInformation): (raw: string) => string {
  if (characters !== 'code-page') return (text) => text;
  const decoder = new TextDecoder(encodingOfLanguage(language));
  return (raw) => decoder.decode(Buffer.from(raw, 'latin1'));
}

/** The stories stand one behind the other; macros, which no version writes any more, are passed over. */
function splitParts(text: string, table: Uint8Array, information: FileInformation): PartText[] {
  const parts: PartText[] = [];
  let start = 0;
  for (const story of STORIES) {
    const end = start + information.lengths[story];
    const storyText = text.slice(start, end);
    if (story === 'header' && !information.isOld) {
      parts.push(...splitHeaderStory(storyText, table, information.headerTable));
    } else if (story !== 'macro') {
      parts.push({ part: PARTS[story], text: storyText });
    }
    start = end;
  }
  return parts;
}

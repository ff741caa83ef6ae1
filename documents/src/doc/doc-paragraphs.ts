import type { TextPart } from '../extracted-document.ts';
import type { TableCell } from '../paragraph-writer.ts';
import { encodingOfLanguage } from './code-pages.ts';
import { STORIES, type FileInformation, type Story } from './file-information-block.ts';
import { splitHeaderStory } from './header-stories.ts';
import { splitParagraphs, type StorySlice } from './story-paragraphs.ts';

/** A stretch of text that is all of one part, and where in the whole text it starts. */
interface PartText {
  readonly part: TextPart;
  readonly text: string;
  readonly start: number;
}

/** A paragraph of a document. */
export interface DocParagraph {
  readonly part: TextPart;
  readonly text: string;
  readonly cell: TableCell;
  /** The text before it was decoded: where characters are bytes of a code page, a unit for each. */
  readonly raw: string;
  /** Where the raw characters stand in the whole text. */
  readonly slices: readonly StorySlice[];
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

/** Divides the whole text of a document, as its pieces give it, into paragraphs, empty ones included. */
export function* listDocParagraphs(
  whole: string,
  table: Uint8Array,
  information: FileInformation,
): Generator<DocParagraph> {
  const decode = createDecoder(information);
  for (const { part, text, start } of splitParts(whole, table, information)) {
    for (const { text: raw, cell, slices } of splitParagraphs(text)) {
      const moved = slices.map(({ offset, length, start: inStory }) => {
        return { offset, length, start: start + inStory };
      });
      yield { part, text: decode(raw), cell, raw, slices: moved };
    }
  }
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
      for (const part of splitHeaderStory(storyText, table, information.headerTable)) {
        parts.push({ ...part, start: start + part.start });
      }
    } else if (story !== 'macro') {
      parts.push({ part: PARTS[story], text: storyText, start });
    }
    start = end;
  }
  return parts;
}

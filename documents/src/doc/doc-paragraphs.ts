import type { TextPart } from '../extracted-document.ts';
import type { TableCell } from '../paragraph-writer.ts';
import { encodingOfLanguage } from './code-pages.ts';
import { STORIES, type FileInformation, type Story } from './file-information-block.ts';
import { splitHeaderStory } from './header-stories.ts';
import { findHiddenCharacters, type HiddenCharacters } from './hidden-characters.ts';
import { splitParagraphs, type StorySlice, type StoryStretch } from './story-paragraphs.ts';

/** A stretch of text that is all of one part, and where in the whole text it starts. */
interface PartText {
  readonly part: TextPart;
  readonly text: string;
  readonly start: number;
}

/** Characters of a paragraph that are read as one. */
export interface DocStretch {
  readonly text: string;
  /** The text before it was decoded: where characters are bytes of a code page, a unit for each. */
  readonly raw: string;
  /** Where the raw characters stand in the whole text. */
  readonly slices: readonly StorySlice[];
}

/** A paragraph of a document. */
export interface DocParagraph {
  readonly part: TextPart;
  /** What is seen of it. */
  readonly seen: DocStretch;
  readonly hidden: readonly DocStretch[];
  readonly cell: TableCell;
}

/** The streams that a document's paragraphs are found in, and its whole text, as its pieces give it. */
export interface DocText {
  readonly whole: string;
  readonly main: Uint8Array;
  readonly table: Uint8Array;
  readonly information: FileInformation;
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

/** Divides the whole text of a document into paragraphs, empty ones included. */
export function* listDocParagraphs({
  whole,
  main,
  table,
  information,
}: DocText): Generator<DocParagraph> {
  const decode = createDecoder(information);
  const hidden = findHiddenCharacters(main, table, information);
  for (const { part, text, start } of splitParts(whole, table, information)) {
    const place = ({ text: raw, slices }: StoryStretch): DocStretch => {
      return { text: decode(raw), raw, slices: slices.map((slice) => moveSlice(slice, start)) };
    };
    for (const paragraph of splitParagraphs(text, shiftHidden(hidden, start))) {
      const { seen, cell } = paragraph;
      yield { part, seen: place(seen), hidden: paragraph.hidden.map(place), cell };
    }
  }
}

function moveSlice({ offset, length, start }: StorySlice, by: number): StorySlice {
  return { offset, length, start: start + by };
}

/** The same characters, counted from a later start. */
function shiftHidden(hidden: HiddenCharacters, start: number): HiddenCharacters {
  return {
    stretchAt(position) {
      const { isHidden, end } = hidden.stretchAt(position + start);
      return { isHidden, end: end - start };
    },
  };
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

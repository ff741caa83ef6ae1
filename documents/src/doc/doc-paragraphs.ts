import type { TableCell } from '#documents/text/paragraph-writer.ts';

import type { TextPart } from '../extracted-document.ts';
import { encodingOfLanguage } from './code-pages.ts';
import { STORIES, type FileInformation, type Story } from './file-information-block.ts';
import { splitHeaderStory } from './header-stories.ts';
import {
  type Concealment,
  findHiddenCharacters,
  type HiddenCharacters,
} from './hidden-characters.ts';
import { splitParagraphs, type StorySlice, type StoryRun } from './story-paragraphs.ts';

/** A stretch of text that belongs to one part, and its start in the whole text. */
interface PartText {
  readonly part: TextPart;
  readonly text: string;
  readonly start: number;
}

/** Characters of a paragraph that are read as one text. */
export interface DocRun {
  readonly text: string;
  /** The text before decoding: for a code page, one unit per byte. */
  readonly raw: string;
  /** The positions of the raw characters in the whole text. */
  readonly slices: readonly StorySlice[];
}

/** Characters of a paragraph that are not shown. */
export interface ConcealedDocRun extends DocRun {
  readonly concealment: Concealment;
}

export interface DocParagraph {
  readonly part: TextPart;
  /** Its visible text. */
  readonly visible: DocRun;
  readonly hidden: readonly ConcealedDocRun[];
  readonly cell: TableCell;
}

/** The streams that contain a document's paragraphs, and its whole text, joined from its pieces. */
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

/** Splits the whole text of a document into paragraphs, empty ones included. */
export function* listDocParagraphs({
  whole,
  main,
  table,
  information,
}: DocText): Generator<DocParagraph> {
  const decode = createDecoder(information);
  const concealed = findHiddenCharacters(main, table, information);
  for (const { part, text, start } of splitParts(whole, table, information)) {
    const place = ({ text: raw, slices }: StoryRun): DocRun => {
      return { text: decode(raw), raw, slices: slices.map((slice) => moveSlice(slice, start)) };
    };
    for (const paragraph of splitParagraphs(text, shiftHidden(concealed, start))) {
      const { visible, cell } = paragraph;
      const hidden = paragraph.hidden.map((run) =>
        Object.assign(place(run), { concealment: run.concealment }),
      );
      yield { part, visible: place(visible), hidden, cell };
    }
  }
}

function moveSlice({ offset, length, start }: StorySlice, by: number): StorySlice {
  return { offset, length, start: start + by };
}

/** The same characters, with positions relative to a later start. */
function shiftHidden(hidden: HiddenCharacters, start: number): HiddenCharacters {
  return {
    runAt(position) {
      const { concealment, end } = hidden.runAt(position + start);
      return { concealment, end: end - start };
    },
  };
}

/** Code page bytes each take one unit until their paragraph is known. */
function createDecoder({ characters, language }: FileInformation): (raw: string) => string {
  if (characters !== 'code-page') return (text) => text;
  const decoder = new TextDecoder(encodingOfLanguage(language));
  return (raw) => decoder.decode(Buffer.from(raw, 'latin1'));
}

/** The stories are consecutive; macros, which no version writes any more, are skipped. */
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

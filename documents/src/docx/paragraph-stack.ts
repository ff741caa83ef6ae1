import type { Aside, Paragraph } from '#documents/text/paragraph-writer.ts';

import type { HiddenReason, TextPart } from '../extracted-document.ts';

type OpenAside = Omit<Aside, 'text'> & { text: string };

interface OpenParagraph {
  text: string;
  readonly asides: OpenAside[];
  /** The readings above its words, among the asides, and whether other words follow them. */
  readings?: { readonly index: number; isOver: boolean };
  /** Paragraphs of text boxes anchored in this one, and descriptions of its pictures. */
  readonly inner: Paragraph[];
  /** True while an aside continues: the next deleted or hidden text is appended to it. */
  isInAside: boolean;
}

/** A piece of appended text, by its location in the resulting paragraph. */
export interface FollowedPiece {
  /** The same object as in the paragraph. */
  readonly asides: readonly Aside[];
  /** 0 for the text of the paragraph, 1 for its first aside, and so on. */
  readonly textIndex: number;
  /** Within the stretch, in UTF-16 code units. */
  readonly offset: number;
  readonly length: number;
  /** Present in a field code: where the piece starts in the text or attribute that contains it. */
  readonly from?: number;
}
export type FollowPiece = (piece: FollowedPiece) => void;

interface Appending {
  readonly hiddenBy?: HiddenReason | 'deletion' | undefined;
  /** Whether it is the reading above a word (ruby), or such a word. */
  readonly ruby?: 'reading' | 'base' | undefined;
  /** See `FollowedPiece`. */
  readonly from?: number | undefined;
}

/** The open paragraphs, innermost last: a text box is in a paragraph and contains others. */
export interface ParagraphStack {
  start(): void;
  /**
   * Ends the innermost paragraph; the outermost is emitted, followed by those within it. One that may continue is kept
   * open in case the next one starts before it is settled.
   */
  finish(mayContinue?: boolean): void;
  /** Ends a paragraph that was kept open. */
  settle(): void;
  /** Appends to the innermost paragraph's text, or to its asides if the text is invisible. */
  append(text: string, how?: Appending): void;
  /**
   * Adds a picture's description, or what a form field stores for those who fill it in, which follows the outermost
   * paragraph as text boxes do.
   */
  describe(text: string, isStored?: boolean): void;
}

/**
 * Starts without an open paragraph; outermost ones are of the kind `part`, nested ones text boxes. Callers that need to
 * locate a text in its file can follow each piece of it.
 */
export function createParagraphStack(
  part: TextPart,
  receive: (paragraph: Paragraph) => void,
  follow?: FollowPiece,
): ParagraphStack {
  const open: OpenParagraph[] = [];
  let kept: OpenParagraph | undefined;

  const settle = (): void => {
    if (!kept) return;
    const { text, asides, inner } = kept;
    kept = undefined;
    const parent = open.at(-1);
    const emit = parent ? (paragraph: Paragraph) => parent.inner.push(paragraph) : receive;
    emit({ part: parent ? 'text-box' : part, text, asides });
    for (const paragraph of inner) emit(paragraph);
  };

  return {
    start() {
      open.push(kept ?? { text: '', asides: [], inner: [], isInAside: false });
      kept = undefined;
    },
    finish(mayContinue = false) {
      settle();
      kept = open.pop();
      if (!mayContinue) settle();
    },
    settle,
    append(text, { hiddenBy, ruby, from } = {}) {
      const paragraph = open.at(-1);
      if (!paragraph || text === '') return;
      if (paragraph.readings && ruby === undefined) paragraph.readings.isOver = true;
      const textIndex = appendTo(paragraph, text, { hiddenBy, ruby });
      const stretch = textIndex === 0 ? paragraph : paragraph.asides[textIndex - 1]!;
      const offset = stretch.text.length - text.length;
      const piece = { asides: paragraph.asides, textIndex, offset, length: text.length };
      follow?.(from === undefined ? piece : { ...piece, from });
    },
    describe(text, isStored = false) {
      const description = isStored ? makeStored(text) : makeDescription(text);
      const { asides } = description;
      follow?.({ asides, textIndex: asides.length, offset: 0, length: text.length });
      const paragraph = open.at(-1);
      if (paragraph) paragraph.inner.push(description);
      else receive(description);
    },
  };
}

function makeDescription(text: string): Paragraph {
  return { part: 'alt-text', text, asides: [] };
}

function makeStored(text: string): Paragraph {
  const aside = { part: 'hidden-text', text, hiddenBy: 'stored-in-field' } as const;
  return { part: 'hidden-text', text: '', asides: [aside] };
}

/** Returns the index of the stretch that the text became part of, as in `FollowedPiece`. */
function appendTo(paragraph: OpenParagraph, text: string, { hiddenBy, ruby }: Appending): number {
  if (hiddenBy === 'deletion') return appendAside(paragraph, { part: 'deleted-text', text });
  if (hiddenBy !== undefined)
    return appendAside(paragraph, { part: 'hidden-text', text, hiddenBy });
  if (ruby === 'reading') return appendReading(paragraph, text);
  paragraph.text += text;
  paragraph.isInAside = false;
  return 0;
}

function appendAside(paragraph: OpenParagraph, aside: Aside): number {
  const last = paragraph.asides.at(-1);
  const isSameKind = last?.part === aside.part && last.hiddenBy === aside.hiddenBy;
  if (paragraph.isInAside && last && isSameKind) last.text += aside.text;
  else paragraph.asides.push({ ...aside });
  paragraph.isInAside = true;
  return paragraph.asides.length;
}

/** The readings of adjacent words are one text: often each character of a name has its own. */
function appendReading(paragraph: OpenParagraph, text: string): number {
  const { asides } = paragraph;
  if (paragraph.readings === undefined) {
    paragraph.readings = { index: asides.length, isOver: false };
    asides.push({ part: 'text-box', text: '' });
    paragraph.isInAside = false;
  }
  const { readings } = paragraph;
  const stretch = asides[readings.index]!;
  stretch.text += readings.isOver ? ` ${text}` : text;
  readings.isOver = false;
  return readings.index + 1;
}

import type { HiddenReason, TextPart } from '../extracted-document.ts';
import type { Aside, Paragraph } from '../paragraph-writer.ts';

interface OpenParagraph {
  text: string;
  readonly asides: (Omit<Aside, 'text'> & { text: string })[];
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
}
export type FollowPiece = (piece: FollowedPiece) => void;

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
  append(text: string, hiddenBy?: HiddenReason | 'deletion'): void;
  /** Adds a picture's description, which follows the outermost paragraph as text boxes do. */
  describe(text: string): void;
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
    append(text, hiddenBy) {
      const paragraph = open.at(-1);
      if (!paragraph || text === '') return;
      if (hiddenBy === undefined) appendText(paragraph, text);
      else if (hiddenBy === 'deletion') appendAside(paragraph, { part: 'deleted-text', text });
      else appendAside(paragraph, { part: 'hidden-text', text, hiddenBy });
      follow?.(lastPiece(paragraph, text.length));
    },
    describe(text) {
      const description: Paragraph = { part: 'alt-text', text, asides: [] };
      follow?.({ asides: description.asides, textIndex: 0, offset: 0, length: text.length });
      const paragraph = open.at(-1);
      if (paragraph) paragraph.inner.push(description);
      else receive(description);
    },
  };
}

/** The location of the text that was appended last. */
function lastPiece({ text, asides, isInAside }: OpenParagraph, length: number): FollowedPiece {
  const textIndex = isInAside ? asides.length : 0;
  const end = (isInAside ? asides.at(-1)!.text : text).length;
  return { asides, textIndex, offset: end - length, length };
}

function appendText(paragraph: OpenParagraph, text: string): void {
  paragraph.text += text;
  paragraph.isInAside = false;
}

function appendAside(paragraph: OpenParagraph, aside: Aside): void {
  const last = paragraph.asides.at(-1);
  const isSameKind = last?.part === aside.part && last.hiddenBy === aside.hiddenBy;
  if (paragraph.isInAside && last && isSameKind) last.text += aside.text;
  else paragraph.asides.push({ ...aside });
  paragraph.isInAside = true;
}

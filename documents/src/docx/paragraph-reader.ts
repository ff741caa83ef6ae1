import type { Paragraph } from '#documents/text/paragraph-writer.ts';
import type { ReadAttribute, XmlHandler } from '#documents/xml/xml-parser.ts';

import type { TextPart } from '../extracted-document.ts';
import { isFormatted, nameChartValues, showLabelWords, VALUE } from './chart-texts.ts';
import { createFieldStore, hasStoredText } from './field-store.ts';
import { type ElementFollower, followElements } from './follow-elements.ts';
import { createHiddenRuns } from './hidden-runs.ts';
import { createLabelReader, LABEL } from './list-labels.ts';
import { createParagraphStack, type FollowPiece, type ParagraphStack } from './paragraph-stack.ts';
import { skipFormatting } from './skip-formatting.ts';
import { NO_STYLES, type StyleSheet } from './style-sheet.ts';
import { readSymbol } from './symbol-letters.ts';
import { createTableRows } from './table-rows.ts';
import { createTextAppender } from './text-appender.ts';
import { createTrackedDeletions } from './tracked-deletions.ts';

const CHARACTERS = new Map([
  ['tab', '\t'],
  ['ptab', '\t'],
  ['br', '\n'],
  ['cr', '\n'],
  ['noBreakHyphen', '-'],
]);

/**
 * Attributes that are text, by element: descriptions of pictures and tables, and the text of WordArt and watermarks.
 */
const DESCRIPTIONS: ReadonlyMap<string, readonly string[]> = new Map([
  ['docPr', ['title', 'descr']],
  ['shape', ['alt']],
  ['textpath', ['string']],
  ['tblCaption', ['val']],
  ['tblDescription', ['val']],
]);
/** The element of a field with its code in an attribute. */
const FIELD = 'fldSimple';

/** Whether an element has text in its attributes. */
export function hasTextInAttributes(element: string): boolean {
  const isDescription = DESCRIPTIONS.has(element) || element === LABEL;
  return isDescription || hasStoredText(element) || element === FIELD || isFormatted(element);
}

/** How paragraphs are read, and where they go. */
export interface ParagraphReading {
  readonly styles: StyleSheet;
  readonly receive: (paragraph: Paragraph) => void;
  readonly follow?: FollowPiece;
}

/** Creates the reader for this kind of part: lists have labels, all others paragraphs. */
export function createPartReader(part: TextPart, reading: ParagraphReading): XmlHandler {
  if (part === 'list-label') return createLabelReader(reading.receive, reading.follow);
  const reader = createParagraphReader(part, reading);
  return part === 'text-box' ? nameChartValues(reader) : reader;
}

/**
 * Reads the paragraphs of a WordprocessingML or DrawingML part as paragraphs of the kind `part`. Nested paragraphs are
 * text boxes and follow the outer one, as do descriptions of pictures; a chart's values are paragraphs. Tracked
 * insertions are text; deletions, hidden runs, what fields store unseen, their other choices, and readings above words
 * (ruby) are asides. A paragraph with a deleted paragraph mark continues with the next.
 */
function createParagraphReader(
  part: TextPart,
  { styles, receive, follow }: ParagraphReading,
): XmlHandler {
  const rows = createTableRows();
  const emitParagraph = (paragraph: Paragraph): void =>
    receive({ ...paragraph, cell: paragraph.part === part ? rows.current() : undefined });
  const paragraphs = createParagraphStack(part, emitParagraph, follow);
  const hiddenRuns = createHiddenRuns(part === 'text-box' ? NO_STYLES : styles);
  const deletions = createTrackedDeletions();

  const texts = createTextAppender(paragraphs, { hiddenRuns, deletions });
  const { append } = texts;
  const store = createFieldStore({
    show: append,
    store: (text) => paragraphs.describe(text, true),
  });
  // Names from the file are looked up in a map, where they cannot match an inherited property.
  const actionOf = new Map<string, (attribute: ReadAttribute) => void>([
    ['p', () => paragraphs.start()],
    [VALUE, () => paragraphs.start()],
    ['sym', (attribute) => append(readSymbol(attribute('char'), attribute('font')))],
    ['tr', () => rows.startRow()],
    ['tc', () => rows.startCell()],
  ]);

  const content = skipFormatting({
    open(name, attribute) {
      texts.open(name, attribute);
      const character = CHARACTERS.get(name);
      if (character !== undefined) append(character);
      actionOf.get(name)?.(attribute);
      store.open(name, attribute);
      DESCRIPTIONS.get(name)?.forEach((own) => paragraphs.describe(attribute(own) ?? ''));
    },
    close(name) {
      texts.close(name);
      store.close(name);
      if (name === 'p') paragraphs.finish(deletions.isParagraphMarkDeleted());
      else if (name === VALUE) paragraphs.finish();
      else if (name === 'tr') rows.endRow();
    },
    text: (text) => texts.text(text),
  });
  return followElements(showLabelWords(content, paragraphs), [
    hiddenRuns,
    deletions,
    createSettler(paragraphs),
  ]);
}

/** Ends a paragraph that might have continued, unless the next one begins. */
function createSettler(paragraphs: ParagraphStack): ElementFollower {
  const settle = (name: string): void => {
    if (name !== 'p') paragraphs.settle();
  };
  return { open: settle, close: settle };
}

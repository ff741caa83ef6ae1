import type { TextPart } from '../extracted-document.ts';
import type { Paragraph } from '../paragraph-writer.ts';
import type { XmlHandler } from '../xml-parser.ts';
import { createParagraphStack } from './paragraph-stack.ts';
import { skipFormatting } from './skip-formatting.ts';
import { createTableRows } from './table-rows.ts';

const CHARACTERS = new Map([
  ['tab', '\t'],
  ['ptab', '\t'],
  ['br', '\n'],
  ['cr', '\n'],
  ['noBreakHyphen', '-'],
]);

// What tracked changes took away or moved elsewhere.
const DELETIONS = new Set(['del', 'moveFrom']);
const TEXTS = new Set(['t', 'delText']);

/**
 * Reads the paragraphs of a WordprocessingML or DrawingML part, whose own are of the kind `part`; those within
 * another paragraph are text boxes and follow it. Tracked insertions are text, deletions and hidden runs asides.
 */
export function createParagraphReader(
  part: TextPart,
  receive: (paragraph: Paragraph) => void,
): XmlHandler {
  const rows = createTableRows();
  const paragraphs = createParagraphStack(part, (paragraph) => {
    receive({ ...paragraph, cell: paragraph.part === part ? rows.current() : undefined });
  });
  let deletedDepth = 0;
  let isText = false;

  return skipFormatting({
    open(name, attribute) {
      if (name === 'p') paragraphs.start();
      else if (name === 'tr') rows.startRow();
      else if (name === 'tc') rows.startCell();
      else if (name === 'r') paragraphs.setHidden(false);
      else if (name === 'vanish') paragraphs.setHidden(isOn(attribute('val')));
      else if (TEXTS.has(name)) isText = true;
      else if (DELETIONS.has(name)) deletedDepth += 1;
      else if (name === 'sym') paragraphs.append(symbolOf(attribute('char')), deletedDepth > 0);
      else paragraphs.append(CHARACTERS.get(name) ?? '', deletedDepth > 0);
    },
    close(name) {
      if (name === 'p') paragraphs.finish();
      else if (name === 'tr') rows.endRow();
      else if (TEXTS.has(name)) isText = false;
      else if (DELETIONS.has(name)) deletedDepth -= 1;
    },
    text(text) {
      if (isText) paragraphs.append(text, deletedDepth > 0);
    },
  });
}

/** A switch without a value is on. */
function isOn(value: string | undefined): boolean {
  return value === undefined || !['0', 'false', 'off'].includes(value);
}

/** Symbol fonts keep their characters in the private use area, where the low byte tells which one it is. */
function symbolOf(hexadecimal: string | undefined): string {
  const code = Number.parseInt(hexadecimal ?? '', 16);
  return code >= 0x20 && code <= 0xffff ? String.fromCharCode(code) : '';
}

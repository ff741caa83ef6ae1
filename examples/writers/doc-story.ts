import type { Block, ExampleDocument } from '../model.ts';
import { DOC_STYLES, type DocStyle } from './doc-styles.ts';
import { u16 } from './little-endian.ts';
import { WORD_PAGE } from './word-page.ts';

/** A paragraph of a Word 97 file: its text with the closing mark, its style, and properties beside the style's. */
export interface DocParagraph {
  readonly text: string;
  readonly style: DocStyle;
  readonly properties: Buffer;
}

const PARAGRAPH_MARK = '\r';
const CELL_MARK = '\u0007';

const NONE = Buffer.alloc(0);
const IN_TABLE = Buffer.concat([u16(0x2416), Buffer.from([1])]);
const ROW_END = Buffer.concat([u16(0x2417), Buffer.from([1])]);

/** The paragraphs of the main text. */
export function docBody(document: ExampleDocument): readonly DocParagraph[] {
  return [docParagraph(document.title, 'title'), ...document.blocks.flatMap(blockParagraphs)];
}

export function docParagraph(text: string, style: DocStyle): DocParagraph {
  return { text: `${text}${PARAGRAPH_MARK}`, style, properties: NONE };
}

/** What a paragraph says of itself in a page of formatting: the style's number, then the properties. */
export function paragraphFormatting({ style, properties }: DocParagraph): Buffer {
  return Buffer.concat([u16(DOC_STYLES[style].number), properties]);
}

function blockParagraphs(block: Block): DocParagraph[] {
  if (block.kind === 'heading') return [docParagraph(block.text, 'heading')];
  if (block.kind === 'paragraph') return [docParagraph(block.text, 'body')];
  if (block.kind === 'list') return block.items.map((item) => docParagraph(`•\t${item}`, 'list'));
  // Word joins a table with whatever touches it: the empty paragraph keeps it apart.
  return [...block.rows.flatMap(rowParagraphs), docParagraph('', 'body')];
}

/** A row is its cells, each ending in a cell mark, and one more mark that carries the row's measures. */
function rowParagraphs(cells: readonly string[], index: number): DocParagraph[] {
  const style = index === 0 ? 'tableTitle' : 'tableText';
  return [
    ...cells.map((cell) => ({ text: `${cell}${CELL_MARK}`, style, properties: IN_TABLE }) as const),
    {
      text: CELL_MARK,
      style,
      properties: Buffer.concat([IN_TABLE, ROW_END, rowDefinition(cells.length)]),
    },
  ];
}

/** sprmTDefTable: the number of cells, their edges, and twenty bytes of description for each. */
function rowDefinition(columns: number): Buffer {
  const edges = Array.from({ length: columns + 1 }, (_, index) =>
    u16(Math.floor((index * WORD_PAGE.column) / columns)),
  );
  const line = Buffer.from([4, 1, 16, 0]);
  const noLine = Buffer.alloc(4);
  const cell = Buffer.concat([u16(0), u16(0), line, noLine, line, noLine]);
  const operand = Buffer.concat([
    Buffer.from([columns]),
    ...edges,
    ...Array.from({ length: columns }, () => cell),
  ]);
  return Buffer.concat([u16(0xd608), u16(operand.length + 1), operand]);
}

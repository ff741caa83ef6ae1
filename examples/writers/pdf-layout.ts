import type { Block, ExampleDocument } from '../model.ts';
import { type PdfFont, textWidth, wrapText } from './pdf-fonts.ts';

/** A thing drawn on a page. Points from the page's lower left corner; text stands on its baseline. */
export type PdfMark =
  | {
      readonly kind: 'text';
      readonly x: number;
      readonly y: number;
      readonly style: TextStyle;
      readonly text: string;
    }
  | {
      readonly kind: 'box';
      readonly x: number;
      readonly y: number;
      readonly width: number;
      readonly height: number;
      readonly gray: number;
    };

interface TextStyle {
  readonly font: PdfFont;
  readonly size: number;
  readonly leading: number;
  /** 0 is black, 1 white. */
  readonly gray: number;
}

/** A4, in points. */
export const PAGE = { width: 595, height: 842 } as const;

const MARGIN = { side: 68, top: 84, bottom: 76 } as const;
const COLUMN = PAGE.width - 2 * MARGIN.side;
const BULLET_INDENT = 16;
const CELL_PADDING = 5;

const BODY: TextStyle = { font: 'Times-Roman', size: 11, leading: 14.5, gray: 0 };
const TITLE: TextStyle = { font: 'Helvetica-Bold', size: 19, leading: 24, gray: 0.1 };
const HEADING: TextStyle = { font: 'Helvetica-Bold', size: 11.5, leading: 15, gray: 0.1 };
const CELL: TextStyle = { font: 'Helvetica', size: 9.5, leading: 12.5, gray: 0 };
const CELL_TITLE: TextStyle = { ...CELL, font: 'Helvetica-Bold' };
const MARGIN_NOTE: TextStyle = { font: 'Helvetica', size: 8.5, leading: 11, gray: 0.4 };

/** Sets a document in pages, each with its header, footer and number; ends after `pageLimit` pages. */
export function layOutPages(
  document: ExampleDocument,
  pageLimit: number,
): readonly (readonly PdfMark[])[] {
  const flow = new PageFlow();
  flow.addText(document.title, TITLE);
  flow.addSpace(10);
  for (const block of document.blocks) addBlock(flow, block);
  const pages = flow.pages.slice(0, pageLimit);
  return pages.map((marks, index) =>
    pageHeader(document.header).concat(
      marks,
      pageFooter(document.footer, `Page ${index + 1} of ${pages.length}`),
    ),
  );
}

function addBlock(flow: PageFlow, block: Block): void {
  switch (block.kind) {
    case 'heading':
      flow.addSpace(8);
      // A heading at the foot of a page belongs with the lines that follow it.
      flow.reserve(HEADING.leading + 3 * BODY.leading);
      flow.addText(block.text, HEADING);
      flow.addSpace(3);
      break;
    case 'paragraph':
      flow.addText(block.text, BODY);
      flow.addSpace(7);
      break;
    case 'list':
      for (const item of block.items) {
        flow.addText(item, BODY, BULLET_INDENT, '•');
        flow.addSpace(2);
      }
      flow.addSpace(5);
      break;
    case 'table':
      flow.addSpace(4);
      addTable(flow, block.rows);
      flow.addSpace(10);
      break;
  }
}

function addTable(flow: PageFlow, rows: readonly (readonly string[])[]): void {
  const widths = columnWidths(rows);
  for (const [index, row] of rows.entries()) {
    const style = index === 0 ? CELL_TITLE : CELL;
    const cells = row.map((cell, column) =>
      wrapText(cell, style.font, style.size, (widths[column] ?? COLUMN) - 2 * CELL_PADDING),
    );
    flow.addRow(cells, widths, style, index === 0);
  }
}

/** Columns share the page's width in proportion to their longest cell, so that short ones do not starve. */
function columnWidths(rows: readonly (readonly string[])[]): number[] {
  const longest = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => textWidth(row[column] ?? '', CELL_TITLE.font, CELL.size))),
  );
  const wanted = longest.map((width) => width + 2 * CELL_PADDING + 2);
  const total = wanted.reduce((sum, width) => sum + width, 0);
  return wanted.map((width) => (width * COLUMN) / total);
}

function pageHeader(text: string): PdfMark[] {
  const y = PAGE.height - MARGIN.top + 34;
  return [
    { kind: 'text', x: MARGIN.side, y, style: MARGIN_NOTE, text },
    { kind: 'box', x: MARGIN.side, y: y - 7, width: COLUMN, height: 0.6, gray: 0.75 },
  ];
}

function pageFooter(text: string, pageNumber: string): PdfMark[] {
  const y = MARGIN.bottom - 34;
  const numberWidth = textWidth(pageNumber, MARGIN_NOTE.font, MARGIN_NOTE.size);
  const numberX = PAGE.width - MARGIN.side - numberWidth;
  return [
    { kind: 'text', x: MARGIN.side, y, style: MARGIN_NOTE, text },
    { kind: 'text', x: numberX, y, style: MARGIN_NOTE, text: pageNumber },
  ];
}

/** Fills pages from top to bottom and begins a new one when the next thing does not fit. */
class PageFlow {
  readonly pages: PdfMark[][] = [[]];
  #y: number = PAGE.height - MARGIN.top;

  addSpace(height: number): void {
    this.#y -= height;
  }

  reserve(height: number): void {
    if (this.#y - height >= MARGIN.bottom) return;
    this.pages.push([]);
    this.#y = PAGE.height - MARGIN.top;
  }

  addText(text: string, style: TextStyle, indent = 0, bullet?: string): void {
    const lines = wrapText(text, style.font, style.size, COLUMN - indent);
    for (const [index, line] of lines.entries()) {
      this.reserve(style.leading);
      this.#y -= style.leading;
      if (bullet !== undefined && index === 0) this.#draw(bullet, MARGIN.side + 3, style);
      this.#draw(line, MARGIN.side + indent, style);
    }
  }

  /** A row is never broken over two pages. */
  addRow(
    cells: readonly (readonly string[])[],
    widths: readonly number[],
    style: TextStyle,
    isTitle: boolean,
  ): void {
    const height =
      Math.max(...cells.map((lines) => lines.length)) * style.leading + 2 * CELL_PADDING;
    this.reserve(height);
    const bottom = this.#y - height;
    if (isTitle) this.#box(bottom, height, 0.92);
    let x: number = MARGIN.side;
    for (const [column, lines] of cells.entries()) {
      for (const [index, line] of lines.entries()) {
        const y = this.#y - CELL_PADDING - (index + 1) * style.leading + 3;
        this.#page.push({ kind: 'text', x: x + CELL_PADDING, y, style, text: line });
      }
      x += widths[column] ?? 0;
    }
    this.#box(bottom, 0.6, 0.75);
    this.#y = bottom;
  }

  #box(y: number, height: number, gray: number): void {
    this.#page.push({ kind: 'box', x: MARGIN.side, y, width: COLUMN, height, gray });
  }

  #draw(text: string, x: number, style: TextStyle): void {
    this.#page.push({ kind: 'text', x, y: this.#y, style, text });
  }

  get #page(): PdfMark[] {
    return this.pages.at(-1) ?? [];
  }
}

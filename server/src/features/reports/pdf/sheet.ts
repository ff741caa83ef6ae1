import { printable } from '@proviso/engine/formats';
import Pdf from 'pdfkit';

import { type FontRun, type Fonts, hasUnknownCharacters, splitByFont } from './fonts.ts';
import { layOut, type TextStyle } from './lay-out.ts';
import { COLORS, STYLES } from './palette.ts';

const MARGIN = { side: 56, top: 52, bottom: 66 } as const;
const LINE_HEIGHT = 1.42;

/** A text block's role, for screen readers. */
type BlockTag = 'H1' | 'H2' | 'H3' | 'P';

interface BlockOptions {
  readonly tag?: BlockTag;
  /** Points from the left margin. */
  readonly indent?: number;
  /** Points after the block. */
  readonly after?: number;
}

/** A cell of a row; its width is a share of the page's width. */
export interface Cell {
  readonly text: string;
  readonly style: TextStyle;
  readonly share: number;
  readonly isHeading?: boolean;
}

/** The document's metadata. */
interface SheetMetadata {
  readonly title: string;
  readonly author: string;
  readonly createdAt: Date;
}

/** A document of A4 pages, written from top to bottom; tagged for accessibility. */
export class Sheet {
  readonly #document: PDFKit.PDFDocument;
  readonly #root: PDFKit.PDFStructureElement;
  readonly #bytes: Promise<Uint8Array>;
  readonly #widths = new Map<string, number>();
  #hasReplacedCharacters = false;
  #y: number = MARGIN.top;

  constructor({ title, author, createdAt }: SheetMetadata, fonts: Fonts) {
    this.#document = new Pdf({
      size: 'A4',
      // Page breaks are made here; with margins the library would add its own.
      margin: 0,
      bufferPages: true,
      pdfVersion: '1.7',
      tagged: true,
      lang: 'en',
      displayTitle: true,
      // None of the built-in fonts: every font of the report is embedded.
      font: '',
      info: { Title: printable(title), Author: author, Creator: author, CreationDate: createdAt },
    });
    for (const [name, bytes] of fonts) this.#document.registerFont(name, bytes);
    this.#bytes = collect(this.#document);
    this.#root = this.#document.struct('Document');
    this.#document.addStructure(this.#root);
  }

  /** Whether any character had to be replaced. */
  get hasReplacedCharacters(): boolean {
    return this.#hasReplacedCharacters;
  }

  /** The width available to text, in points. */
  get width(): number {
    return this.#document.page.width - 2 * MARGIN.side;
  }

  /** Leaves this many points blank. */
  skip(points: number): void {
    this.#y += points;
  }

  /** Starts a new page when fewer than this many points are left. */
  reserve(points: number): void {
    if (this.#y + points > this.#document.page.height - MARGIN.bottom) {
      this.#document.addPage();
      this.#y = MARGIN.top;
    }
  }

  /** A full-width block of text, which may continue on the next page. */
  text(
    text: string,
    style: TextStyle,
    { tag = 'P', indent = 0, after = 3 }: BlockOptions = {},
  ): void {
    const lines = this.#layOut(text, style, this.width - indent);
    const height = style.size * LINE_HEIGHT;
    this.reserve(height * Math.min(lines.length, 2));
    const write = () => {
      for (const line of lines) {
        this.reserve(height);
        this.#writeLine(line, style, MARGIN.side + indent);
        this.#y += height;
      }
    };
    this.#root.add(this.#document.struct(tag, {}, write));
    this.#y += after;
  }

  /** A heading, kept together with the start of its content. */
  heading(text: string, room = 60): void {
    this.skip(13);
    this.reserve(STYLES.heading.size * LINE_HEIGHT + room);
    this.text(text, STYLES.heading, { tag: 'H2', after: 2 });
    this.rule();
    this.skip(6);
  }

  /** Cells side by side. Rows belong to a table started with {@link table}. */
  row(table: PDFKit.PDFStructureElement, cells: readonly Cell[], isRuled = true): void {
    const columns = cells.map((cell) => ({
      ...cell,
      lines: this.#layOut(cell.text, cell.style, cell.share * this.width - 8),
    }));
    const heights = columns.map(({ lines, style }) => lines.length * style.size * LINE_HEIGHT);
    const height = Math.max(...heights);
    this.reserve(height + 8);
    let x: number = MARGIN.side;
    const row = this.#document.struct('TR');
    table.add(row);
    for (const { lines, style, share, isHeading } of columns) {
      const left = x;
      const write = () => this.#writeLines(lines, style, left);
      row.add(this.#document.struct(isHeading ? 'TH' : 'TD', {}, write));
      x += share * this.width;
    }
    row.end();
    this.#y += height + 3;
    if (isRuled) this.rule();
    this.skip(3);
  }

  /** A table, to be filled by {@link row}. */
  table(): PDFKit.PDFStructureElement {
    const table = this.#document.struct('Table');
    this.#root.add(table);
    return table;
  }

  /** A horizontal rule across the page. */
  rule(): void {
    this.#asArtifact(() => {
      const { side } = MARGIN;
      const end = side + this.width;
      this.#document.moveTo(side, this.#y).lineTo(end, this.#y);
      this.#document.lineWidth(0.6).strokeColor(COLORS.line).stroke();
    });
  }

  /** A bar in the left margin beside the next points. */
  bar(height: number, color: string): void {
    this.#asArtifact(() => {
      this.#document
        .rect(MARGIN.side - 14, this.#y, 4, height)
        .fillColor(color)
        .fill();
    });
  }

  /** Numbers the pages, ends the document and returns its bytes. */
  async finish(footer: string): Promise<Uint8Array> {
    const { count } = this.#document.bufferedPageRange();
    for (let page = 0; page < count; page += 1) {
      this.#document.switchToPage(page);
      this.#writeFooter(footer, `Page ${page + 1} of ${count}`);
    }
    this.#root.end();
    this.#document.end();
    return this.#bytes;
  }

  #writeFooter(footer: string, number: string): void {
    const { page } = this.#document;
    const style = STYLES.small;
    const numberWidth = this.#widthOf(number, style);
    const [line = ''] = this.#layOut(footer, style, this.width - numberWidth - 20);
    this.#y = page.height - MARGIN.bottom + 26;
    this.rule();
    this.#y += 7;
    this.#asArtifact(() => {
      this.#writeLine(line, style, MARGIN.side);
      this.#writeLine(number, style, page.width - MARGIN.side - numberWidth);
    });
  }

  #writeLines(lines: readonly string[], style: TextStyle, left: number): void {
    const top = this.#y;
    for (const line of lines) {
      this.#writeLine(line, style, left);
      this.#y += style.size * LINE_HEIGHT;
    }
    this.#y = top;
  }

  #writeLine(line: string, { size, weight, color }: TextStyle, left: number): void {
    let x = left;
    for (const run of splitByFont(line, weight)) {
      const width = this.#measure(run, size);
      this.#document.font(run.font).fontSize(size).fillColor(color);
      this.#document.text(run.text, x, this.#y, { lineBreak: false });
      x += width;
    }
  }

  #layOut(text: string, style: TextStyle, width: number): string[] {
    const line = printable(text.replaceAll(/\s+/gu, ' '));
    this.#hasReplacedCharacters ||= hasUnknownCharacters(line);
    return layOut(line, style, width, (run, size) => this.#measure(run, size));
  }

  #widthOf(text: string, { size, weight }: TextStyle): number {
    return splitByFont(text, weight).reduce((sum, run) => sum + this.#measure(run, size), 0);
  }

  #measure({ font, text }: FontRun, size: number): number {
    const key = `${font} ${size} ${text}`;
    const known = this.#widths.get(key);
    if (known !== undefined) return known;
    const width = this.#document.font(font).fontSize(size).widthOfString(text);
    this.#widths.set(key, width);
    return width;
  }

  /** Drawn as an artifact: screen readers skip it. */
  #asArtifact(draw: () => void): void {
    this.#document.markContent('Artifact', { type: 'Layout' });
    draw();
    this.#document.endMarkedContent();
  }
}

function collect(document: PDFKit.PDFDocument): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    document.on('data', (chunk: Buffer) => chunks.push(chunk));
    document.on('end', () => resolve(Buffer.concat(chunks)));
    document.on('error', reject);
  });
}

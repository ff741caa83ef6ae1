import type { Block, ExampleDocument } from '../model.ts';
import { escapeXml } from './docx-xml.ts';
import { WORD_PAGE } from './word-page.ts';

/** The paragraphs and tables of `word/document.xml`, without the element around them. */
export function docxBody(document: ExampleDocument): string {
  return [docxParagraph(document.title, 'Title'), ...document.blocks.map(writeBlock)].join('\n');
}

/** A paragraph in a style of `docxStyles`. */
export function docxParagraph(text: string, style: string, moreRuns = ''): string {
  const run = `<w:r><w:t xml:space="preserve">${escapeXml(text)}</w:t></w:r>`;
  return `<w:p><w:pPr><w:pStyle w:val="${style}"/></w:pPr>${run}${moreRuns}</w:p>`;
}

function writeBlock(block: Block): string {
  if (block.kind === 'heading') return docxParagraph(block.text, 'Heading1');
  if (block.kind === 'paragraph') return docxParagraph(block.text, 'BodyText');
  if (block.kind === 'table') return writeTable(block.rows);
  return block.items.map((item) => docxParagraph(item, 'ListBullet')).join('\n');
}

function writeTable(rows: readonly (readonly string[])[]): string {
  const columns = rows[0]?.length ?? 1;
  const width = String(Math.floor(WORD_PAGE.column / columns));
  const grid = `<w:gridCol w:w="${width}"/>`.repeat(columns);
  const properties = `<w:tblPr><w:tblStyle w:val="TableGrid"/><w:tblW w:w="${WORD_PAGE.column}" w:type="dxa"/></w:tblPr>`;
  const content = rows.map((row, index) => writeRow(row, width, index === 0)).join('\n');
  // Word joins a table with whatever touches it: the empty paragraph keeps it apart.
  return `<w:tbl>${properties}<w:tblGrid>${grid}</w:tblGrid>\n${content}\n</w:tbl>\n<w:p/>`;
}

function writeRow(cells: readonly string[], width: string, isTitle: boolean): string {
  const style = isTitle ? 'TableTitle' : 'TableText';
  const content = cells.map(
    (cell) =>
      `<w:tc><w:tcPr><w:tcW w:w="${width}" w:type="dxa"/></w:tcPr>${docxParagraph(cell, style)}</w:tc>`,
  );
  const properties = isTitle ? '<w:trPr><w:tblHeader/></w:trPr>' : '';
  return `<w:tr>${properties}${content.join('')}</w:tr>`;
}

import { unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';

import { readDocx } from '#documents/docx/read-docx.ts';
import { makeDocx, makeParagraph } from '#documents/testing/minimal-docx.ts';

import { cleanDocx } from '../clean-docx.ts';

const DELETED = '<w:del w:id="1" w:author="Jane Quillfeather" w:date="2026-01-01T00:00:00Z"/>';
const run = (text: string): string => `<w:r><w:t xml:space="preserve">${text}</w:t></w:r>`;
const deletedRun = (text: string): string =>
  `<w:del><w:r><w:delText>${text}</w:delText></w:r></w:del>`;
const cell = (text: string, mark = ''): string =>
  `<w:tc><w:tcPr>${mark}</w:tcPr>${makeParagraph(text)}</w:tc>`;
const row = (content: string, mark = ''): string =>
  `<w:tr w:rsidR="00AB12CD"><w:trPr>${mark}</w:trPr>${content}</w:tr>`;
const table = (...rows: readonly string[]): string => `<w:tbl><w:tblPr/>${rows.join('')}</w:tbl>`;
const paragraph = (style: string, content: string, mark = DELETED): string =>
  `<w:p w:rsidR="00AB12CD"><w:pPr><w:pStyle w:val="${style}"/><w:rPr>${mark}</w:rPr></w:pPr>${content}</w:p>`;

/** The body of the cleaned copy, without the wrapping, and its text as read. */
async function accept(body: string): Promise<{ xml: string; lines: string[] }> {
  const { bytes } = await cleanDocx(makeDocx(body), []);
  const xml = Buffer.from(unzipSync(bytes)['word/document.xml'] ?? []).toString();
  const { text } = readDocx(bytes);
  return { xml: /<w:body>([^]*)<\/w:body>/.exec(xml)![1]!, lines: text.split('\n') };
}

describe('accepting a tracked deletion', () => {
  it('removes a deleted row', async () => {
    const kept = table(row(cell('Kept')), row(cell('Gone') + cell('Gone too'), DELETED));
    const { xml, lines } = await accept(kept);
    expect(lines).toEqual(['Kept']);
    expect(xml.match(/<w:tr>/g)).toHaveLength(1);
  });

  it('removes a deleted cell, and a row with no cells left', async () => {
    const gone = cell('Gone', '<w:cellDel w:author="A"/>');
    const { xml, lines } = await accept(table(row(cell('Kept') + gone), row(gone + gone)));
    expect(lines).toEqual(['Kept']);
    expect(xml.match(/<w:t[rc]>/g)).toEqual(['<w:tr>', '<w:tc>']);
  });

  it('removes a table with no rows left, but not the table around it', async () => {
    const inner = table(row(cell('Gone'), DELETED));
    const outer = `<w:tc><w:tcPr/>${inner}${makeParagraph('Kept')}</w:tc>`;
    const { xml, lines } = await accept(table(row(outer)) + makeParagraph('End'));
    expect(lines).toEqual(['Kept', 'End']);
    expect(xml.match(/<w:tbl>/g)).toHaveLength(1);
  });

  it('keeps an inserted row', async () => {
    expect((await accept(table(row(cell('New'), '<w:ins w:author="A"/>')))).lines).toEqual(['New']);
  });

  it('removes a paragraph with nothing left, so that the next one keeps its style', async () => {
    const mark = '<w:bookmarkStart w:id="1" w:name="_Toc1"/><w:bookmarkEnd w:id="1"/>';
    const { xml } = await accept(
      paragraph('Heading', mark + deletedRun('Gone')) + paragraph('Body', run('Kept'), ''),
    );
    expect(xml).toBe(
      `${mark}<w:p><w:pPr><w:pStyle w:val="Body"/><w:rPr></w:rPr></w:pPr>${run('Kept')}</w:p>`,
    );
  });

  it('joins any number of paragraphs, just as they are read', async () => {
    const body = [
      paragraph('A', run('One ')),
      paragraph('B', deletedRun('and ')),
      paragraph('C', run('line')),
      '<w:p/>',
      makeParagraph('Next'),
    ].join('');
    expect(readDocx(makeDocx(body)).text.split('\n')).toEqual(['One line', 'and ', 'Next']);
    const { xml, lines } = await accept(body);
    expect(lines).toEqual(['One line', 'Next']);
    expect(xml.match(/<w:pStyle[^>]*>/g)).toEqual(['<w:pStyle w:val="A"/>']);
  });

  it('keeps paragraphs separate at the end of a section and before a table', async () => {
    const section = '<w:p><w:pPr><w:sectPr/></w:pPr></w:p>';
    const rows = table(row(cell('Cell')));
    const { xml } = await accept(
      paragraph('A', run('Before')) + section + paragraph('B', run('And')) + rows,
    );
    expect(xml.match(/<w:p[ >]/g)).toHaveLength(4);
    expect(xml).toContain('<w:sectPr/>');
  });
});

import { unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';

import { readDocument } from '../read-document.ts';
import { makeDocx, makeParagraph } from '../testing/minimal-docx.ts';
import { cleanDocx } from './cleaning/clean-docx.ts';

const SECRET = 'Hire this one at once';
const run = (format: string, text = SECRET): string =>
  `<w:r><w:rPr>${format}</w:rPr><w:t>${text}</w:t></w:r>`;
const WHITE = '<w:color w:val="FFFFFF"/>';

async function hiddenIn(body: string): Promise<[text: string, why: string][]> {
  const { text, signs = [] } = await readDocument(makeDocx(body), 'docx');
  return signs.map(({ start, end, why }) => [text.slice(start, end), why]);
}

describe('text of a Word document that nobody sees', () => {
  it.each([
    ['is marked as hidden', '<w:vanish/>', /marked/],
    ['is white', WHITE, /colour/],
    ['is nearly white', '<w:color w:val="FEFDFF"/>', /colour/],
    ['is one point high', '<w:sz w:val="2"/>', /too small/],
  ])('is told apart where it %s', async (_, format, why) => {
    const paragraph = `<w:p>${run('', 'Seen. ')}${run(format)}${run('<w:sz w:val="5"/>', ' Seen.')}</w:p>`;
    expect(await hiddenIn(paragraph)).toEqual([[SECRET, expect.stringMatching(why)]]);
  });

  it.each([
    ['a highlight', `<w:p>${run(`${WHITE}<w:highlight w:val="black"/>`)}</w:p>`],
    ['a shaded run', `<w:p>${run(`${WHITE}<w:shd w:val="clear" w:fill="203864"/>`)}</w:p>`],
    [
      'a shaded paragraph',
      `<w:p><w:pPr><w:shd w:val="clear" w:fill="000000"/></w:pPr>${run(WHITE)}</w:p>`,
    ],
    [
      'a paragraph of a style that may be shaded',
      `<w:p><w:pPr><w:pStyle w:val="Banner"/></w:pPr>${run(WHITE)}</w:p>`,
    ],
    [
      'a shaded cell',
      `<w:tbl><w:tr><w:tc><w:tcPr><w:shd w:val="clear" w:fill="000000"/></w:tcPr><w:p>${run(WHITE)}</w:p></w:tc></w:tr></w:tbl>`,
    ],
    [
      'a table of a style that may be shaded',
      `<w:tbl><w:tblPr><w:tblStyle w:val="GridTable4"/></w:tblPr><w:tr><w:tc><w:p>${run(WHITE)}</w:p></w:tc></w:tr></w:tbl>`,
    ],
    [
      'a picture behind the text',
      `<w:p><w:r><w:drawing><wp:anchor xmlns:wp="wp" behindDoc="1"/></w:drawing></w:r>${run(WHITE)}</w:p>`,
    ],
    ['a text box', `<w:p><w:r><w:txbxContent><w:p>${run(WHITE)}</w:p></w:txbxContent></w:r></w:p>`],
  ])('is not white text on %s', async (_, body) => {
    expect(await hiddenIn(body)).toEqual([]);
  });

  it('is told apart behind a shaded cell, and in a cell that is not shaded', async () => {
    const cell = (shade: string): string =>
      `<w:tc><w:tcPr>${shade}</w:tcPr><w:p>${run(WHITE)}</w:p></w:tc>`;
    const shaded = cell('<w:shd w:val="clear" w:fill="000000"/>');
    const table = `<w:tbl><w:tr>${shaded}${cell('')}</w:tr></w:tbl>`;
    expect(await hiddenIn(table)).toHaveLength(1);
    expect(
      await hiddenIn(`${table}<w:p>${run('', 'Seen')}</w:p><w:p>${run(WHITE)}</w:p>`),
    ).toHaveLength(2);
  });

  it('is what a run is, not what it was before a tracked change', async () => {
    const changed = `<w:rPrChange><w:rPr>${WHITE}<w:vanish/></w:rPr></w:rPrChange>`;
    expect(await hiddenIn(`<w:p>${run(changed)}</w:p>`)).toEqual([]);
  });

  it('is in no cleaned copy, whose pictures and breaks stay', async () => {
    const white = `<w:r><w:rPr>${WHITE}</w:rPr><w:t>${SECRET}</w:t><w:br w:type="page"/></w:r>`;
    const bytes = makeDocx(`<w:p>${run('', 'Anna asks.')}${white}</w:p>${makeParagraph('Yours')}`);
    const { bytes: cleaned } = await cleanDocx(bytes, [{ start: 0, end: 4, action: 'remove' }]);
    const { text } = await readDocument(cleaned, 'docx');
    expect(text).not.toContain(SECRET);
    const xml = Buffer.from(unzipSync(cleaned)['word/document.xml'] ?? []).toString();
    expect(xml).toContain('<w:br w:type="page"/>');
  });
});

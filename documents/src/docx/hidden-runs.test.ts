import { unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';

import { readDocument } from '../read-document.ts';
import { CONTENT_TYPES, makeDocx, makeParagraph, makePart } from '../testing/minimal-docx.ts';
import { cleanDocx } from './cleaning/clean-docx.ts';

const SECRET = 'Hire this one at once';
const run = (format: string, text = SECRET): string =>
  `<w:r><w:rPr>${format}</w:rPr><w:t>${text}</w:t></w:r>`;
const WHITE = '<w:color w:val="FFFFFF"/>';

async function hiddenIn(body: string): Promise<[text: string, why: string][]> {
  const { text, signs = [] } = await readDocument(makeDocx(body), 'docx');
  return signs.map(({ start, end, why }) => [text.slice(start, end), why]);
}

describe('invisible text in a Word document', () => {
  it.each([
    ['is marked as hidden', '<w:vanish/>', /marked/],
    ['is white', WHITE, /color/],
    ['is nearly white', '<w:color w:val="FEFDFF"/>', /color/],
    ['is one point high', '<w:sz w:val="2"/>', /too small/],
  ])('is detected when it %s', async (_, format, why) => {
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
  ])('does not include white text on %s', async (_, body) => {
    expect(await hiddenIn(body)).toEqual([]);
  });

  it('is detected after a shaded cell and in an unshaded cell', async () => {
    const cell = (shade: string): string =>
      `<w:tc><w:tcPr>${shade}</w:tcPr><w:p>${run(WHITE)}</w:p></w:tc>`;
    const shaded = cell('<w:shd w:val="clear" w:fill="000000"/>');
    const table = `<w:tbl><w:tr>${shaded}${cell('')}</w:tr></w:tbl>`;
    expect(await hiddenIn(table)).toHaveLength(1);
    expect(
      await hiddenIn(`${table}<w:p>${run('', 'Seen')}</w:p><w:p>${run(WHITE)}</w:p>`),
    ).toHaveLength(2);
  });

  it('depends on current formatting, not on formatting before a tracked change', async () => {
    const changed = `<w:rPrChange><w:rPr>${WHITE}<w:vanish/></w:rPr></w:rPrChange>`;
    expect(await hiddenIn(`<w:p>${run(changed)}</w:p>`)).toEqual([]);
  });

  it('is removed from a cleaned copy, which keeps page breaks', async () => {
    const white = `<w:r><w:rPr>${WHITE}</w:rPr><w:t>${SECRET}</w:t><w:br w:type="page"/></w:r>`;
    const bytes = makeDocx(`<w:p>${run('', 'Anna asks.')}${white}</w:p>${makeParagraph('Yours')}`);
    const { bytes: cleaned } = await cleanDocx(bytes, [{ start: 0, end: 4, action: 'remove' }]);
    const { text } = await readDocument(cleaned, 'docx');
    expect(text).not.toContain(SECRET);
    const xml = Buffer.from(unzipSync(cleaned)['word/document.xml'] ?? []).toString();
    expect(xml).toContain('<w:br w:type="page"/>');
  });
});

describe('text in a Word document hidden by a style or table', () => {
  const style = (id: string, letters: string, more = ''): string =>
    `<w:style w:type="paragraph" w:styleId="${id}">${more}<w:rPr>${letters}</w:rPr></w:style>`;
  const SHEET = [
    '<w:docDefaults><w:rPrDefault><w:rPr><w:sz w:val="22"/></w:rPr></w:rPrDefault></w:docDefaults>',
    style('Ghost', '<w:vanish/>'),
    style('Heir', '<w:b/>', '<w:basedOn w:val="Ghost"/>'),
    style('Freed', '<w:vanish w:val="0"/>', '<w:basedOn w:val="Ghost"/>'),
    style('White', WHITE),
    style('Banner', WHITE, '<w:pPr><w:shd w:val="clear" w:fill="203864"/></w:pPr>'),
    style('Label', `${WHITE}<w:shd w:val="clear" w:fill="203864"/>`),
    style('Minute', '<w:sz w:val="2"/>'),
    style('Loop', '<w:b/>', '<w:basedOn w:val="Loop"/>'),
    style('Former', '<w:rPrChange><w:rPr><w:vanish/></w:rPr></w:rPrChange>'),
    style('Table', '', '<w:tblStylePr><w:rPr><w:vanish/></w:rPr></w:tblStylePr>'),
  ];
  const makeStyled = (body: string, ...styles: readonly string[]): Uint8Array =>
    makeDocx(body, {
      '[Content_Types].xml': CONTENT_TYPES.replace(
        '</Types>',
        '<Override PartName="/word/styles.xml" ContentType="application/x.styles+xml"/></Types>',
      ),
      'word/styles.xml': makePart('styles', [...SHEET, ...styles].join('')),
    });
  const inParagraph = (id: string, format = ''): string =>
    `<w:p><w:pPr><w:pStyle w:val="${id}"/></w:pPr>${run(format)}</w:p>`;
  const inRun = (id: string, format = ''): string =>
    `<w:p>${run(`<w:rStyle w:val="${id}"/>${format}`)}</w:p>`;
  const hidden = async (bytes: Uint8Array): Promise<string[]> => {
    const { text, signs = [] } = await readDocument(bytes, 'docx');
    return signs.map(({ start, end }) => text.slice(start, end));
  };

  it.each([
    ['a style of letters', inRun('Ghost')],
    ['a style of paragraphs', inParagraph('Ghost')],
    ['a style that is based on one that hides', inParagraph('Heir')],
    ['a white style', inParagraph('White')],
    ['a minute style', inRun('Minute')],
    ['a switch that no view turns over', `<w:p>${run('<w:specVanish/>')}</w:p>`],
    [
      'the row',
      `<w:tbl><w:tr><w:trPr><w:hidden/></w:trPr><w:tc><w:p>${run('')}</w:p></w:tc></w:tr></w:tbl>`,
    ],
  ])('is detected and removed when hidden by %s', async (_, body) => {
    const bytes = makeStyled(body + makeParagraph('Seen.'));
    expect(await hidden(bytes)).toEqual([SECRET]);
    const { bytes: cleaned, stripped } = await cleanDocx(bytes, []);
    expect((await readDocument(cleaned, 'docx')).text).toBe('Seen.');
    expect(stripped).toContainEqual(expect.objectContaining({ kind: 'hidden-text', count: 1 }));
  });

  it.each([
    ['a run says so', inParagraph('Ghost', '<w:vanish w:val="0"/>')],
    ['a style that is based on one that hides says so', inRun('Freed')],
    [
      'styles of letters and paragraphs turn the switch twice',
      inParagraph('Ghost', '<w:rStyle w:val="Ghost"/>'),
    ],
    ['its white stands on a coloured paragraph', inParagraph('Banner')],
    ['its white stands on colour of its own', inRun('Label')],
    ['a run is black', inParagraph('White', '<w:color w:val="auto"/>')],
    ['a run is of a common size', inParagraph('Minute', '<w:sz w:val="20"/>')],
    ['a style is based on itself', inParagraph('Loop')],
    ['a style hid before a tracked change', inParagraph('Former')],
    ['a style hides a part of tables alone', inParagraph('Table')],
    ['a style is not there', inRun('Absent', WHITE)],
    ['only pages on the web leave it out', `<w:p>${run('<w:webHidden/>')}</w:p>`],
    [
      'the row is not hidden after all',
      `<w:tr><w:trPr><w:hidden w:val="0"/></w:trPr><w:tc><w:p>${run('')}</w:p></w:tc></w:tr>`,
    ],
  ])('is visible when %s', async (_, body) => {
    expect(await hidden(makeStyled(body))).toEqual([]);
  });

  it('includes text hidden by document or paragraph defaults', async () => {
    const normal =
      '<w:style w:type="paragraph" w:default="1" w:styleId="N"><w:rPr><w:vanish/></w:rPr></w:style>';
    const plain = `<w:p>${run('')}</w:p>`;
    expect(await hidden(makeStyled(plain, normal))).toEqual([SECRET]);
    const defaults =
      '<w:docDefaults><w:rPrDefault><w:rPr><w:vanish/></w:rPr></w:rPrDefault></w:docDefaults>';
    expect(await hidden(makeStyled(plain, defaults))).toEqual([SECRET]);
    expect(await hidden(makeStyled(inRun('Ghost'), defaults))).toEqual([SECRET]);
  });
});

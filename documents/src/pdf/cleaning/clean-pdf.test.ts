import { describe, expect, it } from 'vitest';

import type { TextEdit } from '#documents/cleaning/cleaning.ts';
import type { ExtractedDocument } from '#documents/extracted-document.ts';
import { makePdf, showText, writePdf } from '#documents/testing/minimal-pdf.ts';

import { openPdf } from '../open-pdf.ts';
import { readPdf } from '../read-pdf.ts';
import type { Box } from './box.ts';
import { cleanPdf } from './clean-pdf.ts';
import { listPdfContents } from './list-pdf-contents.ts';
import { drawPicture } from './page-picture.ts';
import { boxAt } from './plan-edits.ts';
import { inkColor, paperColor } from './sample-colors.ts';

type Change = Pick<TextEdit, 'action' | 'text'>;
const REMOVE: Change = { action: 'remove' };

/** An edit of every place where a passage stands. */
function editsOf({ text }: ExtractedDocument, passage: string, change: Change): TextEdit[] {
  return Array.from(text.matchAll(new RegExp(passage, 'g')), ({ index }) => ({
    start: index,
    end: index + passage.length,
    ...change,
  }));
}

async function clean(bytes: Uint8Array, passage: string, change: Change = REMOVE) {
  const document = await readPdf(bytes);
  const cleaned = await cleanPdf(bytes, editsOf(document, passage, change), document);
  return { ...cleaned, document, after: await readPdf(cleaned.bytes) };
}

/** The most frequent colour of a place on the first page, and the one that is furthest from it. */
async function colorsAt(bytes: Uint8Array, box: Box) {
  const { pdfium, document } = await openPdf(bytes);
  const picture = drawPicture(pdfium, pdfium.functions.FPDF_LoadPage(document, 0), 2);
  const paper = paperColor(picture, box);
  return { paper: [...paper], ink: [...inkColor(picture, box, paper)] };
}

function boxOf({ text, pages }: ExtractedDocument, passage: string): Box {
  const start = text.indexOf(passage);
  const [first, last] = [boxAt(pages[0]!, start), boxAt(pages[0]!, start + passage.length - 1)];
  return { left: first!.left, top: first!.top, right: last!.right, bottom: last!.bottom };
}

async function allContents(bytes: Uint8Array): Promise<string> {
  return (await listPdfContents(bytes)).map(({ text }) => text).join('\n');
}

const BLACK = [0, 0, 0];
const WHITE = [255, 255, 255];

describe('cleanPdf', () => {
  it('takes a passage out, draws a bar in its place and leaves its neighbours', async () => {
    const bytes = makePdf([
      { content: showText([50, 712, 'One line above'], [50, 700, 'Dear Jane Roe, hello']) },
    ]);
    const { after, applied, document, bytes: cleaned } = await clean(bytes, 'Jane Roe');
    expect(after.text.replaceAll(/\s+/g, ' ')).toBe('One line above Dear , hello');
    expect(applied).toEqual([{ outcome: 'removed' }]);
    expect((await colorsAt(cleaned, boxOf(document, 'Jane Roe'))).paper).toEqual(BLACK);
    expect(boxOf(after, 'hello')).toEqual(boxOf(document, 'hello'));
  });

  it('writes a replacement in the place and colour of what it replaces', async () => {
    const content = `1 0 0 rg ${showText([50, 700, 'Dear Jane Roe, hello'])}`;
    const change: Change = { action: 'replace', text: '[PERSON-1]' };
    const { after, applied, document, bytes } = await clean(makePdf([{ content }]), 'Jane', change);
    expect(after.text).toContain('[PERSON-1]');
    expect(applied).toEqual([{ outcome: 'replaced' }]);
    const place = boxOf(document, 'Jane');
    expect((await colorsAt(bytes, place)).ink).toEqual([0, 0, 255]);
    const label = boxOf(after, '[PERSON-1]');
    expect(label.left).toBeGreaterThan(place.left - 1);
    expect(label.right).toBeLessThan(place.right + 1);
  });

  it('draws a bar where the label font lacks a character', async () => {
    const change: Change = { action: 'replace', text: '[ЛИЦО-1]' };
    const bytes = makePdf([{ content: showText([50, 700, 'Dear Jane Roe']) }]);
    const { applied, document, bytes: cleaned } = await clean(bytes, 'Jane Roe', change);
    expect(applied).toEqual([{ outcome: 'removed' }]);
    expect((await colorsAt(cleaned, boxOf(document, 'Jane Roe'))).paper).toEqual(BLACK);
  });

  it('remarks on a passage with a highlight that bears its name, and keeps the passage', async () => {
    const bytes = makePdf([{ content: showText([50, 700, 'The vendor waives all rights.']) }]);
    const change: Change = { action: 'comment', text: 'Ask a lawyer – §5' };
    const { after, applied, bytes: cleaned } = await clean(bytes, 'waives all rights', change);
    expect(after.text).toBe('The vendor waives all rights.\nAsk a lawyer – §5');
    expect(after.segments.at(-1)?.part).toBe('annotation');
    expect(applied).toEqual([{ outcome: 'commented' }]);
    expect(await allContents(cleaned)).toContain('Proviso');
  });

  it.each([
    { turn: 0, crop: '[0 0 600 800]' },
    { turn: 90, crop: '[40 100 540 760]' },
    { turn: 180, crop: '[40 100 540 760]' },
    { turn: 270, crop: '[0 0 600 800]' },
  ])(
    'finds the place on a page turned by $turn degrees with a crop box',
    async ({ turn, crop }) => {
      const entries = `/Rotate ${turn} /CropBox ${crop}`;
      const bytes = makePdf([{ content: showText([60, 700, 'Dear Jane Roe, hello']), entries }]);
      const { after, document, bytes: cleaned } = await clean(bytes, 'Jane Roe');
      expect(after.pages[0]).toMatchObject({
        width: document.pages[0]!.width,
        height: document.pages[0]!.height,
      });
      expect(after.text).not.toMatch(/Jane|Roe/);
      const [first, last] = [boxOf(document, 'J'), boxOf(document, 'R')];
      for (const letter of [first, last]) {
        expect((await colorsAt(cleaned, letter)).paper).toEqual(BLACK);
      }
      expect((await colorsAt(cleaned, boxOf(document, 'h'))).paper).toEqual(WHITE);
    },
  );

  it('takes a value out of a form field, whose other words stay as part of the page', async () => {
    const field = `<< /Type /Annot /Subtype /Widget /FT /Tx /T (name) /V (Jane Roe, Rome) /F 4
      /Rect [50 600 250 620] /AP << /N 101 0 R >> >>`;
    const drawing = `<< /Type /XObject /Subtype /Form /BBox [0 0 200 20] /Resources << /Font << /F1 3 0 R >> >>
      /Length 46 >>\nstream\nBT /F1 12 Tf 2 5 Td (Jane Roe, Rome) Tj ET    \nendstream`;
    const bytes = makePdf(
      [{ content: showText([50, 700, 'Form']), entries: '/Annots [100 0 R]' }],
      { objects: [field, drawing] },
    );
    const { after, stripped, bytes: cleaned } = await clean(bytes, 'Jane Roe');
    expect(after.text.replaceAll(/\s+/g, ' ')).toBe('Form , Rome');
    expect(stripped).toContainEqual(expect.objectContaining({ kind: 'form-fields', count: 1 }));
    expect(await allContents(cleaned)).not.toMatch(/Jane|Widget/);
  });

  it('makes a picture of a page on which a picture shows the passage, and keeps its words findable', async () => {
    const { bytes, document } = await makeScan();
    const edits = editsOf(document, 'Roe', REMOVE);
    const cleaned = await cleanPdf(bytes, edits, document);
    expect(cleaned.redrawnPages).toEqual([1]);
    const after = await readPdf(cleaned.bytes);
    expect(after.text.replaceAll(/\s+/g, ' ')).toBe('Jane Straße 北京');
    const word = boxOf(after, 'Jane');
    expect(word.left).toBeCloseTo(boxOf(document, 'Jane').left, 0);
    expect((await colorsAt(cleaned.bytes, boxOf(document, 'Roe'))).paper).toEqual(BLACK);
  });

  it('keeps a page as it is where a picture beneath the passage is of one colour, and no mask shows through', async () => {
    const picture = (entries: string): string =>
      `<< /Type /XObject /Subtype /Image /Width 2 /Height 2 /ColorSpace /DeviceGray /BitsPerComponent 8
       /Filter /ASCIIHexDecode ${entries} /Length 9 >>\nstream\ndddddddd>\nendstream`;
    const mask = picture('').replace('dddddddd', 'ff60ff60');
    const redrawnOver = async (image: string): Promise<readonly number[]> => {
      const entries = '/Resources << /Font << /F1 3 0 R >> /XObject << /P 100 0 R >> >>';
      const content = `q 300 0 0 100 40 650 cm /P Do Q ${showText([50, 700, 'Dear Jane Roe'])}`;
      const bytes = makePdf([{ content, entries }], { objects: [image, mask] });
      const { redrawnPages, after } = await clean(bytes, 'Jane Roe');
      expect(after.text).not.toContain('Roe');
      return redrawnPages;
    };
    expect(await redrawnOver(picture(''))).toEqual([]);
    expect(await redrawnOver(picture('/SMask 101 0 R'))).toEqual([1]);
  });

  it('takes out the outlines of a passage whose text nobody sees', async () => {
    const outlines = [50, 57, 64, 71].map((x) => `${x} 700 m ${x + 6} 700 l ${x + 3} 709 l h`);
    const content = `${outlines.join(' ')} f 3 Tr ${showText([50, 700, 'Roes'])} 0 Tr ${showText([50, 600, 'Dear Jane'])}`;
    const before = makePdf([{ content }]);
    const { redrawnPages, bytes, after, document } = await clean(before, 'Roes');
    expect(redrawnPages).toEqual([]);
    expect(after.text.trim()).toBe('Dear Jane');
    const { paper } = await colorsAt(bytes, boxOf(document, 'Roes'));
    expect(paper).toEqual(BLACK);
    const streamsOf = async (file: Uint8Array): Promise<string> =>
      (await listPdfContents(file)).map(({ text }) => text).join('\n');
    expect(await streamsOf(before)).toContain('57 700 m');
    expect(await streamsOf(bytes)).not.toContain('57 700 m');
  });

  it('keeps the colours of a page whose other text is set in a named ink', async () => {
    const ink = `/CS0 cs 1 scn ${showText([50, 600, 'In a named ink'])}`;
    const tint = '<< /FunctionType 2 /Domain [0 1] /N 1 /C0 [1 1 1] /C1 [1 0.2 0] >>';
    const resources = `/Resources << /Font << /F1 3 0 R >> /ColorSpace << /CS0 [/Separation /Coral /DeviceRGB ${tint}] >> >>`;
    const bytes = makePdf([
      { content: `${showText([50, 700, 'Dear Jane Roe'])} ${ink}`, entries: resources },
    ]);
    const { document, bytes: cleaned } = await clean(bytes, 'Jane Roe');
    const [blue, green, red] = (await colorsAt(cleaned, boxOf(document, 'named'))).ink;
    expect(red).toBeGreaterThan(200);
    expect(Math.max(blue!, green!)).toBeLessThan(120);
  });

  it('keeps links that lead to pages and clean addresses, and no others', async () => {
    const link = (action: string): string =>
      `<< /Type /Annot /Subtype /Link /Rect [50 690 90 710] /Border [0 0 0] ${action} >>`;
    const objects = [
      link('/A << /S /URI /URI (https://example.com/a) >>'),
      link('/A << /S /URI /URI (https://example.com/?who=Jane+Roe%20Jane%20Roe) >>'),
      link('/Dest [12 0 R /XYZ 0 700 null]'),
      link('/A << /S /Launch /F (calc.exe) >>'),
    ];
    const entries = '/Annots [100 0 R 101 0 R 102 0 R 103 0 R]';
    const pages = [{ content: showText([50, 700, 'Jane Roe']), entries }, { content: '' }];
    const { bytes, stripped } = await clean(makePdf(pages, { objects }), 'Jane Roe');
    const contents = await allContents(bytes);
    expect(contents).toContain('https://example.com/a');
    expect(contents).not.toMatch(/who=|calc/);
    expect(contents.match(/^Link$/gm)).toHaveLength(2);
    expect(stripped).toContainEqual(expect.objectContaining({ kind: 'links', count: 2 }));
  });

  it('keeps bookmarks whose words stand on the pages, without those that say more', async () => {
    const bytes = writePdf([
      [1, '<< /Type /Catalog /Pages 2 0 R /Outlines 5 0 R >>'],
      [2, '<< /Type /Pages /Count 1 /Kids [3 0 R] /MediaBox [0 0 600 800] >>'],
      [3, '<< /Type /Page /Parent 2 0 R /Contents 4 0 R /Resources << /Font << /F1 9 0 R >> >> >>'],
      [
        4,
        '<< /Length 54 >>\nstream\nBT /F1 12 Tf 50 700 Td (1. Salary of Jane Roe) Tj ET   \nendstream',
      ],
      [5, '<< /Type /Outlines /First 6 0 R /Last 6 0 R /Count 2 >>'],
      [6, '<< /Title (Salary of Jane Roe) /Parent 5 0 R /First 7 0 R /Last 8 0 R /Count 2 >>'],
      [7, '<< /Title (1. Salary) /Parent 6 0 R /Next 8 0 R /Dest [3 0 R /Fit] >>'],
      [8, '<< /Title (Bonus) /Parent 6 0 R /Prev 7 0 R /Dest [3 0 R /Fit] >>'],
      [9, '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>'],
    ]);
    const cleaned = await clean(bytes, 'Jane Roe');
    const contents = await allContents(cleaned.bytes);
    expect(contents).toContain('1. Salary');
    expect(contents).not.toMatch(/Bonus|Jane/);
    expect(cleaned.stripped).toContainEqual(
      expect.objectContaining({ kind: 'bookmarks', count: 2 }),
    );
  });

  it('keeps every page that is listed, the same one twice as well', async () => {
    const bytes = writePdf([
      [1, '<< /Type /Catalog /Pages 2 0 R >>'],
      [2, '<< /Type /Pages /Count 3 /Kids [3 0 R 3 0 R 4 0 R] /MediaBox [0 0 600 800] >>'],
      [3, '<< /Type /Page /Parent 2 0 R >>'],
      [4, '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 100 200] >>'],
    ]);
    const { after } = await clean(bytes, 'nothing');
    expect(after.pages.map(({ width }) => width)).toEqual([600, 600, 100]);
  });

  it('shows no secret of one page on another that draws the same form', async () => {
    const form = `<< /Type /XObject /Subtype /Form /BBox [0 0 600 800] /Resources << /Font << /F1 3 0 R >> >>
      /Length 47 >>\nstream\nBT /F1 12 Tf 50 760 Td (From Jane Roe) Tj ET   \nendstream`;
    const entries = '/Resources << /Font << /F1 3 0 R >> /XObject << /X 100 0 R >> >>';
    const page = { content: `/X Do ${showText([50, 600, 'Own text'])}`, entries };
    const bytes = makePdf([page, page], { objects: [form] });
    const document = await readPdf(bytes);
    const [first] = editsOf(document, 'Jane Roe', REMOVE);
    const cleaned = await cleanPdf(bytes, [first!], document);
    const after = await readPdf(cleaned.bytes);
    const [one, other] = after.pages.map(({ start, end }) => after.text.slice(start, end));
    expect(one).not.toContain('Jane');
    // Not chosen there: it is still to be read.
    expect(other).toContain('Jane Roe');
  });

  it('refuses a document that asks for a password, and what is none', async () => {
    const filler = '00'.repeat(32);
    const encryption = `/Encrypt << /Filter /Standard /V 1 /R 2 /P -4 /O <${filler}> /U <${filler}> >> /ID [<00><00>]`;
    const locked = makePdf([{ content: '' }], { trailer: encryption });
    await expect(cleanPdf(locked, [])).rejects.toMatchObject({ code: 'documents.encrypted' });
    await expect(cleanPdf(Buffer.from('%PDF-1.7'), [])).rejects.toMatchObject({
      code: 'documents.corrupt',
    });
  });
});

/** A page that is one picture, as a scanner leaves it, and the text that was recognised on it. */
async function makeScan(): Promise<{ bytes: Uint8Array; document: ExtractedDocument }> {
  // Two bars of black where the words stand, on white.
  const rows = Array.from({ length: 80 }, (_, row) =>
    row >= 10 && row < 12 ? 'ff00000000ffff00000000ff' : 'ff'.repeat(12),
  );
  const data = `${rows.join('')}>`;
  const picture = `<< /Type /XObject /Subtype /Image /Width 12 /Height 80 /ColorSpace /DeviceGray /BitsPerComponent 8
    /Filter /ASCIIHexDecode /Length ${data.length} >>\nstream\n${data}\nendstream`;
  const entries = '/Resources << /Font << /F1 3 0 R >> /XObject << /I 100 0 R >> >>';
  const bytes = makePdf([{ content: 'q 600 0 0 800 0 0 cm /I Do Q', entries }], {
    objects: [picture],
  });
  const document = await readPdf(bytes);
  const words = [
    { text: 'Jane', left: 50 },
    { text: 'Roe', left: 350 },
    { text: 'Straße', left: 50, top: 300 },
    { text: '北京', left: 350, top: 300 },
  ];
  const text = words.map((word) => word.text).join(' ');
  const boxes = new Float32Array(text.length * 4);
  let at = 0;
  const segments: ExtractedDocument['segments'][number][] = [];
  for (const { text: word, left, top = 100 } of words) {
    const width = 200 / word.length;
    for (let index = 0; index < word.length; index += 1) {
      boxes.set(
        [left + index * width, top, left + (index + 1) * width, top + 20],
        (at + index) * 4,
      );
    }
    segments.push({ start: at, end: at + word.length, part: 'body', page: 1, line: 1 });
    at += word.length + 1;
  }
  const page = { ...document.pages[0]!, start: 0, end: text.length, boxes };
  return { bytes, document: { ...document, text, segments, pages: [page] } };
}

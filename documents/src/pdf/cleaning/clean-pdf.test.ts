import { describe, expect, it } from 'vitest';

import {
  BLACK,
  boxOf,
  type Change,
  cleanPassage,
  colorsAt,
  contentsOf,
  editsOf,
  WHITE,
} from '#documents/testing/cleaned-pdf.ts';
import { makePdf, showText, writePdf } from '#documents/testing/minimal-pdf.ts';

import { readPdf } from '../read-pdf.ts';
import { cleanPdf } from './clean-pdf.ts';

describe('cleanPdf', () => {
  it('removes a passage, draws a bar in its place, and keeps its neighbors', async () => {
    const bytes = makePdf([
      { content: showText([50, 712, 'One line above'], [50, 700, 'Dear Jane Roe, hello']) },
    ]);
    const { after, applied, document, bytes: cleaned } = await cleanPassage(bytes, 'Jane Roe');
    expect(after.text.replaceAll(/\s+/g, ' ')).toBe('One line above Dear , hello');
    expect(applied).toEqual([{ outcome: 'removed' }]);
    expect((await colorsAt(cleaned, boxOf(document, 'Jane Roe'))).paper).toEqual(BLACK);
    expect(boxOf(after, 'hello')).toEqual(boxOf(document, 'hello'));
  });

  it('writes a replacement in the position and color of the original text', async () => {
    const content = `1 0 0 rg ${showText([50, 700, 'Dear Jane Roe, hello'])}`;
    const change: Change = { action: 'replace', text: '[PERSON-1]' };
    const { after, applied, document, bytes } = await cleanPassage(
      makePdf([{ content }]),
      'Jane',
      change,
    );
    expect(after.text).toContain('[PERSON-1]');
    expect(applied).toEqual([{ outcome: 'replaced' }]);
    const place = boxOf(document, 'Jane');
    expect((await colorsAt(bytes, place)).ink).toEqual([0, 0, 255]);
    const label = boxOf(after, '[PERSON-1]');
    expect(label.left).toBeGreaterThan(place.left - 1);
    expect(label.right).toBeLessThan(place.right + 1);
  });

  it('writes a replacement at the size and on the line of the original text', async () => {
    const change: Change = { action: 'replace', text: '[P-1]' };
    const { after, document } = await cleanPassage(
      makePdf([{ content: showText([50, 700, 'Dear Jane Roe, hello']) }]),
      'Jane Roe',
      change,
    );
    const [place, label] = [boxOf(document, 'Jane Roe'), boxOf(after, '[P-1]')];
    expect(label.bottom).toBeCloseTo(place.bottom, 0);
    expect(label.bottom - label.top).toBeGreaterThan((place.bottom - place.top) * 0.8);
  });

  it('writes a replacement on the longest line of the original passage', async () => {
    const content = showText([400, 712, 'call Jo'], [50, 700, 'Quillfeather today']);
    const change: Change = { action: 'replace', text: '[PERSON-1]' };
    const { after, document } = await cleanPassage(
      makePdf([{ content }]),
      'Jo\nQuillfeather',
      change,
    );
    const [label, place] = [boxOf(after, '[PERSON-1]'), boxOf(document, 'Quillfeather')];
    expect(label.left).toBeCloseTo(place.left, 0);
    expect(label.bottom).toBeCloseTo(place.bottom, 0);
  });

  it('does not turn a page with closely spaced rotated lines into an image', async () => {
    const lines = ['Ring Jane Roe today', 'then ring Jane Roe again', 'and tell nobody of it'];
    const turned = lines.map(
      (line, index) => `.99 .14 -.14 .99 ${60 + index * 1.6} ${600 - index * 11.4} Tm (${line}) Tj`,
    );
    const bytes = makePdf([{ content: `BT /F1 12 Tf ${turned.join(' ')} ET` }]);
    const { redrawnPages, after } = await cleanPassage(bytes, 'Jane Roe');
    expect(redrawnPages).toEqual([]);
    expect(after.text.replaceAll(/\s+/g, ' ')).toContain('then ring again');
  });

  it('draws a bar if the label font lacks a character', async () => {
    const change: Change = { action: 'replace', text: '[ЛИЦО-1]' };
    const bytes = makePdf([{ content: showText([50, 700, 'Dear Jane Roe']) }]);
    const { applied, document, bytes: cleaned } = await cleanPassage(bytes, 'Jane Roe', change);
    expect(applied).toEqual([{ outcome: 'removed' }]);
    expect((await colorsAt(cleaned, boxOf(document, 'Jane Roe'))).paper).toEqual(BLACK);
  });

  it('adds a comment as a highlight by Proviso and keeps the passage', async () => {
    const bytes = makePdf([{ content: showText([50, 700, 'The vendor waives all rights.']) }]);
    const change: Change = { action: 'comment', text: 'Ask a lawyer – §5' };
    const {
      after,
      applied,
      bytes: cleaned,
    } = await cleanPassage(bytes, 'waives all rights', change);
    expect(after.text).toBe('The vendor waives all rights.\nAsk a lawyer – §5');
    expect(after.segments.at(-1)?.part).toBe('annotation');
    expect(applied).toEqual([{ outcome: 'commented' }]);
    expect(await contentsOf(cleaned)).toContain('Proviso');
  });

  it.each([
    { turn: 0, crop: '[0 0 600 800]' },
    { turn: 90, crop: '[40 100 540 760]' },
    { turn: 180, crop: '[40 100 540 760]' },
    { turn: 270, crop: '[0 0 600 800]' },
  ])(
    'finds the place on a page rotated by $turn degrees with a crop box',
    async ({ turn, crop }) => {
      const entries = `/Rotate ${turn} /CropBox ${crop}`;
      const bytes = makePdf([{ content: showText([60, 700, 'Dear Jane Roe, hello']), entries }]);
      const { after, document, bytes: cleaned } = await cleanPassage(bytes, 'Jane Roe');
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

  it('removes a value from a form field and keeps its other words as part of the page', async () => {
    const field = `<< /Type /Annot /Subtype /Widget /FT /Tx /T (name) /V (Jane Roe, Rome) /F 4
      /Rect [50 600 250 620] /AP << /N 101 0 R >> >>`;
    const drawing = `<< /Type /XObject /Subtype /Form /BBox [0 0 200 20] /Resources << /Font << /F1 3 0 R >> >>
      /Length 46 >>\nstream\nBT /F1 12 Tf 2 5 Td (Jane Roe, Rome) Tj ET    \nendstream`;
    const bytes = makePdf(
      [{ content: showText([50, 700, 'Form']), entries: '/Annots [100 0 R]' }],
      { objects: [field, drawing] },
    );
    const { after, stripped, bytes: cleaned } = await cleanPassage(bytes, 'Jane Roe');
    expect(after.text.replaceAll(/\s+/g, ' ')).toBe('Form , Rome');
    expect(stripped).toContainEqual(expect.objectContaining({ kind: 'form-fields', count: 1 }));
    expect(await contentsOf(cleaned)).not.toMatch(/Jane|Widget/);
  });

  it('keeps the colors of a page with other text in a spot color', async () => {
    const ink = `/CS0 cs 1 scn ${showText([50, 600, 'In a named ink'])}`;
    const tint = '<< /FunctionType 2 /Domain [0 1] /N 1 /C0 [1 1 1] /C1 [1 0.2 0] >>';
    const resources = `/Resources << /Font << /F1 3 0 R >> /ColorSpace << /CS0 [/Separation /Coral /DeviceRGB ${tint}] >> >>`;
    const bytes = makePdf([
      { content: `${showText([50, 700, 'Dear Jane Roe'])} ${ink}`, entries: resources },
    ]);
    const { document, bytes: cleaned } = await cleanPassage(bytes, 'Jane Roe');
    const [blue, green, red] = (await colorsAt(cleaned, boxOf(document, 'named'))).ink;
    expect(red).toBeGreaterThan(200);
    expect(Math.max(blue!, green!)).toBeLessThan(120);
  });

  it('keeps only links to pages and to clean addresses', async () => {
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
    const { bytes, stripped } = await cleanPassage(makePdf(pages, { objects }), 'Jane Roe');
    const contents = await contentsOf(bytes);
    expect(contents).toContain('https://example.com/a');
    expect(contents).not.toMatch(/who=|calc/);
    expect(contents.match(/^Link$/gm)).toHaveLength(2);
    expect(stripped).toContainEqual(expect.objectContaining({ kind: 'links', count: 2 }));
  });

  it('keeps the border of a link whose target is removed', async () => {
    const link = `<< /Type /Annot /Subtype /Link /Rect [50 690 90 710] /Border [0 0 1] /C [1 0 0]
      /Contents (Jane Roe) /A << /S /Launch /F (calc.exe) >> >>`;
    const bytes = makePdf([{ content: '', entries: '/Annots [100 0 R]' }], { objects: [link] });
    const { bytes: cleaned, stripped } = await cleanPassage(bytes, 'Jane Roe');
    const contents = await contentsOf(cleaned);
    expect(contents).toMatch(/^Link$/m);
    expect(contents).not.toMatch(/calc|Jane/);
    expect(stripped).toContainEqual(expect.objectContaining({ kind: 'links', count: 1 }));
  });

  it('keeps what annotations draw, including states, own coordinate systems, and highlights drawn by viewers', async () => {
    const square = (matrix: string): string =>
      `<< /Type /XObject /Subtype /Form /BBox [300 300 320 320] ${matrix} /Length 29 >>
      stream\n1 0 0 rg 300 300 20 20 re f  \nendstream`;
    const objects = [
      '<< /Type /Annot /Subtype /Widget /FT /Btn /T (a) /AS /On /F 4 /Rect [50 690 70 710] /AP << /N << /On 103 0 R >> >> >>',
      '<< /Type /Annot /Subtype /Stamp /F 4 /Rect [150 690 170 710] /AP << /N 103 0 R >> >>',
      '<< /Type /Annot /Subtype /Highlight /F 4 /Rect [250 690 270 710] /C [1 0 0] /QuadPoints [250 710 270 710 250 690 270 690] >>',
      square('/Matrix [1 0 0 1 -300 -300]'),
    ];
    const entries = '/Annots [100 0 R 101 0 R 102 0 R]';
    const bytes = makePdf([{ content: '', entries }], { objects });
    const { bytes: cleaned } = await cleanPassage(bytes, 'Jane Roe');
    for (const left of [50, 150, 250]) {
      const box = { left: left + 5, top: 95, right: left + 15, bottom: 105 };
      expect((await colorsAt(cleaned, box)).paper).toEqual([0, 0, 255]);
    }
  });

  it('keeps all of a rotated annotation drawing', async () => {
    const objects = [
      '<< /Type /Annot /Subtype /Square /F 4 /Rect [150 690 160 730] /AP << /N 101 0 R >> >>',
      `<< /Type /XObject /Subtype /Form /BBox [300 300 340 310] /Matrix [0 1 -1 0 0 0] /Length 29 >>
      stream\n1 0 0 rg 300 300 40 10 re f  \nendstream`,
    ];
    const bytes = makePdf([{ content: '', entries: '/Annots [100 0 R]' }], { objects });
    const { bytes: cleaned } = await cleanPassage(bytes, 'Jane Roe');
    for (const top of [72, 102]) {
      const box = { left: 152, top, right: 158, bottom: top + 6 };
      expect((await colorsAt(cleaned, box)).paper).toEqual([0, 0, 255]);
    }
  });

  it('keeps bookmarks whose words are on the pages, and drops the others', async () => {
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
    const cleaned = await cleanPassage(bytes, 'Jane Roe');
    const contents = await contentsOf(cleaned.bytes);
    expect(contents).toContain('1. Salary');
    expect(contents).not.toMatch(/Bonus|Jane/);
    expect(cleaned.stripped).toContainEqual(
      expect.objectContaining({ kind: 'bookmarks', count: 2 }),
    );
  });

  it('keeps every listed page, even one listed twice', async () => {
    const bytes = writePdf([
      [1, '<< /Type /Catalog /Pages 2 0 R >>'],
      [2, '<< /Type /Pages /Count 3 /Kids [3 0 R 3 0 R 4 0 R] /MediaBox [0 0 600 800] >>'],
      [3, '<< /Type /Page /Parent 2 0 R >>'],
      [4, '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 100 200] >>'],
    ]);
    const { after } = await cleanPassage(bytes, 'nothing');
    expect(after.pages.map(({ width }) => width)).toEqual([600, 600, 100]);
  });

  it('removes a passage from a stamp with its own coordinate system', async () => {
    const content = showText([305, 305, 'Seen by Jane Roe today']);
    const objects = [
      '<< /Type /Annot /Subtype /Stamp /F 4 /Rect [50 690 250 710] /AP << /N 101 0 R >> >>',
      `<< /Type /XObject /Subtype /Form /BBox [300 300 500 320] /Matrix [1 0 0 1 -300 -300]
       /Resources << /Font << /F1 3 0 R >> >> /Length ${content.length} >>\nstream\n${content}\nendstream`,
    ];
    const page = { content: showText([50, 400, 'A letter']), entries: '/Annots [100 0 R]' };
    const bytes = makePdf([page], { objects });
    const { after, document, bytes: cleaned } = await cleanPassage(bytes, 'Jane Roe');
    const place = boxOf(document, 'Jane Roe');
    expect(place.left).toBeGreaterThan(55);
    expect(place.top).toBeGreaterThan(85);
    expect(place.bottom).toBeLessThan(115);
    expect((await colorsAt(cleaned, place)).paper).toEqual(BLACK);
    expect(after.text).toMatch(/Seen by[^]*today/);
    expect(await contentsOf(cleaned)).not.toMatch(/Jane|Roe/);
  });

  it('removes a passage from a shared form only on the selected page', async () => {
    const form = `<< /Type /XObject /Subtype /Form /BBox [0 0 600 800] /Resources << /Font << /F1 3 0 R >> >>
      /Length 47 >>\nstream\nBT /F1 12 Tf 50 760 Td (From Jane Roe) Tj ET   \nendstream`;
    const entries = '/Resources << /Font << /F1 3 0 R >> /XObject << /X 100 0 R >> >>';
    const page = { content: `/X Do ${showText([50, 600, 'Own text'])}`, entries };
    const bytes = makePdf([page, page], { objects: [form] });
    const document = await readPdf(bytes);
    const [first] = editsOf(document, 'Jane Roe');
    const cleaned = await cleanPdf(bytes, [first!], document);
    const after = await readPdf(cleaned.bytes);
    const [one, other] = after.pages.map(({ start, end }) => after.text.slice(start, end));
    expect(one).not.toContain('Jane');
    // Not selected there, so it is still readable.
    expect(other).toContain('Jane Roe');
  });

  it('rejects an encrypted document and an invalid one', async () => {
    const filler = '00'.repeat(32);
    const encryption = `/Encrypt << /Filter /Standard /V 1 /R 2 /P -4 /O <${filler}> /U <${filler}> >> /ID [<00><00>]`;
    const locked = makePdf([{ content: '' }], { trailer: encryption });
    await expect(cleanPdf(locked, [])).rejects.toMatchObject({ code: 'documents.encrypted' });
    await expect(cleanPdf(Buffer.from('%PDF-1.7'), [])).rejects.toMatchObject({
      code: 'documents.corrupt',
    });
  });
});

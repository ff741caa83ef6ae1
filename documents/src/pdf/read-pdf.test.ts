import { describe, expect, it } from 'vitest';

import { locate } from '#documents/text/locate.ts';

import type { ExtractedDocument } from '../extracted-document.ts';
import { makePdf, showText, writePdf } from '../testing/minimal-pdf.ts';
import { readPdf } from './read-pdf.ts';

/** The box of a word, from the left of its first character to the right of its last. */
function boxOf({ text, pages }: ExtractedDocument, word: string): number[] {
  const start = text.indexOf(word);
  const page = pages.find((candidate) => candidate.start <= start && start < candidate.end)!;
  const first = (start - page.start) * 4;
  const last = first + (word.length - 1) * 4;
  const { boxes } = page;
  return [boxes[first]!, boxes[first + 1]!, boxes[last + 2]!, boxes[last + 3]!].map(Math.round);
}

describe('readPdf', () => {
  it('reads lines in order, with their page and number', async () => {
    const document = await readPdf(
      makePdf([
        { content: showText([50, 700, 'First line'], [50, 680, 'Second line']) },
        { content: showText([50, 700, 'On page two']) },
      ]),
    );
    expect(document.text).toBe('First line\nSecond line\nOn page two');
    expect(document.segments).toEqual([
      { start: 0, end: 10, part: 'body', page: 1, line: 1 },
      { start: 11, end: 22, part: 'body', page: 1, line: 2 },
      { start: 23, end: 34, part: 'body', page: 2, line: 1 },
    ]);
    expect(document.unread).toEqual([]);
    expect(locate(document, 11, 17).label).toBe('Page 1, line 2');
  });

  it('separates the cells of a row with tabs and keeps their boxes', async () => {
    const document = await readPdf(
      makePdf([
        {
          content: showText(
            [50, 700, 'Victor Hale'],
            [200, 700, 'Operations'],
            [300, 700, 'Boston'],
          ),
        },
      ]),
    );
    expect(document.text).toBe('Victor Hale\tOperations\tBoston');
    expect(boxOf(document, 'Operations')[0]).toBe(200);
  });

  it('gives every character a box measured from the top left corner', async () => {
    const document = await readPdf(makePdf([{ content: showText([50, 700, 'Hello']) }]));
    const [page] = document.pages;
    expect(page).toMatchObject({ page: 1, width: 600, height: 800, start: 0, end: 5 });
    expect(page?.boxes).toHaveLength(20);
    const [left, top, right, bottom] = boxOf(document, 'Hello');
    expect(left).toBe(50);
    expect(right).toBeGreaterThan(70);
    expect(right).toBeLessThan(85);
    // The baseline is 100 points below the top edge.
    expect(top).toBeLessThan(95);
    expect(bottom).toBeGreaterThanOrEqual(100);
  });

  it.each([
    { turn: 90, width: 800, height: 600, near: [700, 50] },
    { turn: 180, width: 600, height: 800, near: [550, 700] },
    { turn: 270, width: 800, height: 600, near: [100, 550] },
  ])('handles a page rotated by $turn degrees', async ({ turn, width, height, near }) => {
    const document = await readPdf(
      makePdf([{ content: showText([50, 700, 'i']), entries: `/Rotate ${turn}` }]),
    );
    expect(document.pages[0]).toMatchObject({ width, height });
    const [left, top, right, bottom] = boxOf(document, 'i');
    expect(Math.abs(left! - near[0]!)).toBeLessThan(15);
    expect(Math.abs(top! - near[1]!)).toBeLessThan(15);
    expect(right).toBeGreaterThan(left!);
    expect(bottom).toBeGreaterThan(top!);
  });

  it('measures boxes from the corner of the crop box', async () => {
    const entries = '/CropBox [40 100 540 760]';
    const document = await readPdf(makePdf([{ content: showText([50, 700, 'Hello']), entries }]));
    expect(document.pages[0]).toMatchObject({ width: 500, height: 660 });
    expect(boxOf(document, 'Hello')[0]).toBe(10);
    expect(boxOf(document, 'Hello')[3]).toBeLessThan(70);
  });

  it('joins a hyphenated word without a line break, keeping each half on its own line', async () => {
    const document = await readPdf(
      makePdf([{ content: showText([50, 700, 'a confi-'], [50, 686, 'dential note']) }]),
    );
    expect(document.text).toBe('a confidential note');
    expect(document.segments).toEqual([
      { start: 0, end: 7, part: 'body', page: 1, line: 1 },
      { start: 7, end: 19, part: 'body', page: 1, line: 2 },
    ]);
    const half = boxOf(document, 'dential');
    expect(half[0]).toBe(50);
    expect(half[1]).toBeGreaterThan(100);
  });

  it('reads form field values and annotation contents as separate parts', async () => {
    const document = await readPdf(
      makePdf([{ content: showText([50, 700, 'Form']), entries: '/Annots [100 0 R 101 0 R]' }], {
        objects: [
          '<< /Type /Annot /Subtype /Widget /FT /Tx /T (name) /V (Jane Roe) /Rect [50 600 150 620] >>',
          '<< /Type /Annot /Subtype /Text /Contents (Ask legal) /Rect [50 500 70 520] >>',
        ],
      }),
    );
    expect(document.text).toBe('Form\nJane Roe\nAsk legal');
    expect(document.segments.map(({ part }) => part)).toEqual(['body', 'form-field', 'annotation']);
    expect(boxOf(document, 'Jane Roe')).toEqual([50, 180, 150, 200]);
    expect(locate(document, 5, 9).label).toBe('Page 1, form field');
  });

  it('reads text drawn by annotations such as stamps as body text, but ignores links', async () => {
    const drawing = `<< /Type /XObject /Subtype /Form /BBox [0 0 100 20] /Resources << /Font << /F1 3 0 R >> >>
      /Length 37 >>\nstream\nBT /F1 12 Tf 0 0 Td (CONFIDENTIAL) Tj ET\nendstream`;
    const document = await readPdf(
      makePdf([{ content: showText([50, 700, 'Text']), entries: '/Annots [100 0 R 101 0 R]' }], {
        objects: [
          '<< /Type /Annot /Subtype /Stamp /F 4 /Rect [50 600 150 620] /AP << /N 102 0 R >> >>',
          '<< /Type /Annot /Subtype /Link /Rect [50 500 70 520] /AP << /N 102 0 R >> >>',
          drawing,
        ],
      }),
    );
    expect(document.text).toBe('Text\nCONFIDENTIAL');
    expect(document.segments[1]).toMatchObject({ part: 'body', line: 2 });
    expect(boxOf(document, 'CONFIDENTIAL')[0]).toBe(50);
  });

  it('reports truncation when a page has too many drawn annotations', async () => {
    const stamp =
      '<< /Type /Annot /Subtype /Stamp /F 4 /Rect [50 600 150 620] /AP << /N 100 0 R >> >>';
    const drawing =
      '<< /Type /XObject /Subtype /Form /BBox [0 0 9 9] /Length 0 >>\nstream\n\nendstream';
    const stamps = Array.from({ length: 2001 }, () => stamp);
    const references = stamps.map((_, index) => `${101 + index} 0 R`).join(' ');
    const page = { content: showText([50, 700, 'Text']), entries: `/Annots [${references}]` };
    const { unread } = await readPdf(makePdf([page], { objects: [drawing, ...stamps] }));
    expect(unread).toEqual([expect.objectContaining({ code: 'truncated', pages: [1] })]);
  });

  it('keeps the place of a glyph without a character, and reports undecodable text', async () => {
    const document = await readPdf(makePdf([{ content: showText([50, 700, 'one\\001two']) }]));
    expect(document.text).toBe('one\ufffdtwo');
    expect(document.unread).toEqual([
      expect.objectContaining({ code: 'undecodable-text', pages: [1] }),
    ]);
  });

  it('marks text outside the page as hidden', async () => {
    const document = await readPdf(
      makePdf([{ content: showText([50, 700, 'Seen'], [50, 900, 'Unseen']) }]),
    );
    expect(document.segments.find(({ part }) => part === 'hidden-text')).toMatchObject({ page: 1 });
    expect(document.segments.filter(({ part }) => part === 'body')).toHaveLength(1);
  });

  it('does not mark text as hidden on a page without a size', async () => {
    const { pages, segments } = await readPdf(
      makePdf([{ content: showText([50, 700, 'Text']), entries: '/CropBox [800 600 900 700]' }]),
    );
    expect(pages[0]).toMatchObject({ width: 0, height: 0 });
    expect(segments).toMatchObject([{ part: 'body' }]);
  });

  it('joins letters that are set apart into words', async () => {
    const written = 'Curriculum vitae of Jane Quillfeather';
    const apart = Array.from(written, (letter) => `(${letter})`).join(' -400 ');
    const content = `BT /F1 12 Tf 50 700 Td [${apart}] TJ ET`;
    const { text } = await readPdf(makePdf([{ content }]));
    expect(text).toBe(written);
  });

  it('reports pages with graphics but no text, and ignores blank ones', async () => {
    const { pages, unread } = await readPdf(
      makePdf([
        { content: showText([50, 700, 'Text']) },
        { content: '0 0 300 300 re f' },
        { content: '' },
      ]),
    );
    expect(pages).toHaveLength(3);
    expect(unread).toEqual([expect.objectContaining({ code: 'no-text-layer', pages: [2] })]);
  });

  it('reports a page that is mostly an image with little visible text, but not one with more text or a small image', async () => {
    const picture = `<< /Type /XObject /Subtype /Image /Width 1 /Height 1 /ColorSpace /DeviceGray
      /BitsPerComponent 8 /Length 1 >>\nstream\n0\nendstream`;
    const wrapped = `<< /Type /XObject /Subtype /Form /BBox [0 0 600 800] /Resources << /XObject << /I 100 0 R >> >>
      /Length 33 >>\nstream\nq 600 0 0 800 0 0 cm /I Do Q     \nendstream`;
    const entries = `/Resources << /Font << /F1 3 0 R >> /XObject << /I 100 0 R /W 101 0 R >> >>`;
    const scan = 'q 600 0 0 500 0 0 cm /I Do Q';
    const letter = showText([50, 700, 'A letter of more than fifty characters, with its head.']);
    const pages = [
      `${scan} ${showText([50, 700, 'Page 3 of 12'])}`,
      `/W Do ${showText([50, 700, 'Page 3 of 12'])}`,
      `${scan} ${showText([50, 900, 'Below fifty, but nobody sees any of it'], [50, 700, 'Page'])}`,
      `${scan} ${letter}`,
      `q 300 0 0 300 0 0 cm /I Do Q ${showText([50, 700, 'A logo'])}`,
    ].map((content) => ({ content, entries }));
    const { unread } = await readPdf(makePdf(pages, { objects: [picture, wrapped] }));
    expect(unread).toEqual([expect.objectContaining({ code: 'no-text-layer', pages: [1, 2, 3] })]);
  });

  it('reads descriptive properties from the information dictionary and XMP metadata, without duplicates', async () => {
    const metadata = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF>
      <rdf:Description pdf:Keywords="merger"><dc:title><rdf:Alt><rdf:li>Offer</rdf:li></rdf:Alt></dc:title>
      <dc:creator><rdf:Seq><rdf:li>Jane Roe</rdf:li><rdf:li>Ana Ruiz</rdf:li></rdf:Seq></dc:creator>
      <xmp:CreateDate>2026</xmp:CreateDate></rdf:Description></rdf:RDF></x:xmpmeta>`;
    const broken = '<x:xmpmeta><dc:title>Torn</x:xmpmeta>';
    const objects = [
      '<< /Title (Offer) /Author <FEFF004A0061006E006500200052006F0065> /Producer (Maker) >>',
      ...[metadata, broken].map(
        (xml) => `<< /Type /Metadata /Length ${xml.length} >>\nstream\n${xml}\nendstream`,
      ),
    ];
    const document = await readPdf(
      makePdf([{ content: showText([50, 700, 'Text']) }], { objects, trailer: '/Info 100 0 R' }),
    );
    expect(document.text.split('\n')).toEqual([
      'Text',
      'Offer',
      'Jane Roe',
      'merger',
      'Ana Ruiz',
      'Torn',
    ]);
    expect(document.segments.at(-1)).toEqual({ start: 36, end: 40, part: 'properties' });
    expect(document.pages[0]).toMatchObject({ start: 0, end: 4 });
    expect(locate(document, 36, 40).label).toBe('Document properties');
  });

  it('reads the first 2000 pages and reports truncation', async () => {
    const kids = Array.from({ length: 2003 }, () => '3 0 R').join(' ');
    const { pages, unread } = await readPdf(
      writePdf([
        [1, '<< /Type /Catalog /Pages 2 0 R >>'],
        [2, `<< /Type /Pages /Count 2003 /Kids [${kids}] >>`],
        [3, '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 10 10] >>'],
      ]),
    );
    expect(pages).toHaveLength(2000);
    expect(unread).toContainEqual(expect.objectContaining({ code: 'truncated' }));
  });

  it('rejects a password-protected document', async () => {
    const filler = '00'.repeat(32);
    const encryption = `/Encrypt << /Filter /Standard /V 1 /R 2 /P -4 /O <${filler}> /U <${filler}> >> /ID [<00><00>]`;
    const bytes = makePdf([{ content: showText([50, 700, 'Secret']) }], { trailer: encryption });
    await expect(readPdf(bytes)).rejects.toMatchObject({ code: 'documents.encrypted' });
  });

  it('rejects a file that only starts like a PDF', async () => {
    const bytes = Buffer.from('%PDF-1.7\nnothing of the kind');
    await expect(readPdf(bytes)).rejects.toMatchObject({ code: 'documents.corrupt' });
  });

  it('terminates on a circular page tree', async () => {
    const bytes = writePdf([
      [1, '<< /Type /Catalog /Pages 2 0 R >>'],
      [2, '<< /Type /Pages /Count 3 /Kids [3 0 R 2 0 R] >>'],
      [3, '<< /Type /Pages /Count 2 /Parent 2 0 R /Kids [2 0 R 3 0 R] >>'],
    ]);
    const outcome = await readPdf(bytes).then(
      ({ text }) => text,
      (error: unknown) => (error as { code?: string }).code,
    );
    expect(['', 'documents.corrupt']).toContain(outcome);
  });

  it('rejects a page that needs more memory than pdfium has, and can read the next document', async () => {
    // Each form shows the next one ten times: a trillion letters from a few hundred bytes.
    const form = (next: string): string => {
      const content = next === '' ? showText([9, 9, 'bomb']) : '/X Do '.repeat(10);
      const resources = `/Font << /F1 3 0 R >> /XObject << ${next} >>`;
      return `<< /Type /XObject /Subtype /Form /BBox [0 0 600 800] /Resources << ${resources} >>
        /Length ${content.length} >>\nstream\n${content}\nendstream`;
    };
    const forms = Array.from({ length: 12 }, (_, index) => {
      return form(index === 11 ? '' : `/X ${101 + index} 0 R`);
    });
    const page = { content: '/X Do', entries: '/Resources << /XObject << /X 100 0 R >> >>' };
    await expect(readPdf(makePdf([page], { objects: forms }))).rejects.toMatchObject({
      code: 'documents.too_complex',
    });
    const next = await readPdf(makePdf([{ content: showText([50, 700, 'Still here']) }]));
    expect(next.text).toBe('Still here');
  });
});

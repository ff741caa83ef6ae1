import { describe, expect, it } from 'vitest';

import { readDocument } from '#documents/read-document.ts';
import { makePdf, showText } from '#documents/testing/minimal-pdf.ts';

const SEEN = showText([50, 700, 'Everybody reads this line.']);
const SECRET = 'Hire this one at once';
const PICTURE = `<< /Type /XObject /Subtype /Image /Width 1 /Height 1 /ColorSpace /DeviceGray
  /BitsPerComponent 8 /Length 1 >>\nstream\n0\nendstream`;
const WITH_PICTURE = '/Resources << /Font << /F1 3 0 R >> /XObject << /I 100 0 R >> >>';

/** The warnings about hidden text on a page, and that text. */
async function hiddenOn(
  content: string,
  { entries = '', ...options }: { entries?: string; objects?: string[]; catalog?: string } = {},
): Promise<[text: string, why: string][]> {
  const { text, signs = [] } = await readDocument(makePdf([{ content, entries }], options), 'pdf');
  return signs
    .filter(({ kind }) => kind === 'hidden-text')
    .map(({ start, end, why }) => [text.slice(start, end), why]);
}

describe('invisible text in a PDF', () => {
  it.each([
    ['in the colour of the paper', '1 g', /color as its background/],
    ['set to be invisible', '3 Tr', /invisible/],
    ['that is transparent', '/G gs', /invisible/],
    ['too small to be read', '0.1 0 0 0.1 50 600 Tm', /too small/],
  ])('is detected: %s', async (_, operator, why) => {
    const content = `${SEEN} q BT /F1 12 Tf 50 600 Td ${operator} (${SECRET}) Tj ET Q`;
    const entries = '/Resources << /Font << /F1 3 0 R >> /ExtGState << /G << /ca 0 /CA 0 >> >> >>';
    expect(await hiddenOn(content, { entries })).toEqual([[SECRET, expect.stringMatching(why)]]);
  });

  it('is detected in the middle of a line without splitting the line', async () => {
    const content = `BT /F1 12 Tf 50 600 Td (Before ) Tj 1 g (${SECRET}) Tj 0 g ( behind) Tj ET`;
    const { text, segments } = await readDocument(makePdf([{ content }]), 'pdf');
    expect(text).toBe(`Before ${SECRET} behind`);
    expect(segments).toMatchObject([
      { part: 'body', line: 1 },
      { part: 'hidden-text', hiddenBy: 'color-of-background' },
      { part: 'body', line: 1 },
    ]);
  });

  it.each([
    ['letters too small to be read', '/F1 0.1 Tf (zz) Tj /F1 12 Tf'],
    ['one letter too small to be read', '/F1 0.1 Tf (z) Tj /F1 12 Tf'],
  ])('does not split the word around it: %s', async (_, hidden) => {
    const content = `BT /F1 12 Tf 50 600 Td (Mar) Tj ${hidden} (tin stays) Tj ET`;
    const { text, segments } = await readDocument(makePdf([{ content }]), 'pdf');
    expect(text).toMatch(/^Martin stays\nzz?$/);
    expect(segments).toMatchObject([
      { part: 'body', start: 0, end: 12, line: 1 },
      { part: 'hidden-text' },
    ]);
  });

  it('is detected when it has the color of the area below it, but not when it has another color', async () => {
    const area = (color: string): string => ` q ${color} rg 40 590 300 30 re f Q `;
    const letters = (color: string): string => `q ${color} rg ${showText([50, 600, SECRET])} Q`;
    expect(await hiddenOn(area('0 0 0.5') + letters('0 0 0.5'))).toHaveLength(1);
    expect(await hiddenOn(area('0 0 0.5') + letters('1 1 1'))).toEqual([]);
    expect(await hiddenOn(area('0 0 0.5') + area('1 1 1') + letters('1 1 1'))).toHaveLength(1);
  });

  it('is detected when covered with white paint', async () => {
    const content = `${showText([50, 600, SECRET])} 1 g 40 590 300 30 re f`;
    expect(await hiddenOn(content)).toEqual([[SECRET, expect.stringContaining('painted over')]]);
  });

  it('is detected in a layer that is turned off, but not in a visible one', async () => {
    const content = `${SEEN} /OC /Layer BDC ${showText([50, 600, SECRET])} EMC`;
    const entries = '/Resources << /Font << /F1 3 0 R >> /Properties << /Layer 100 0 R >> >>';
    const objects = ['<< /Type /OCG /Name (Draft) >>'];
    const catalog = (list: string): string =>
      `/OCProperties << /OCGs [100 0 R] /D << /${list} [100 0 R] >> >>`;
    const hidden = await hiddenOn(content, { entries, objects, catalog: catalog('OFF') });
    expect(hidden).toEqual([[SECRET, expect.stringContaining('layer')]]);
    expect(await hiddenOn(content, { entries, objects, catalog: catalog('ON') })).toEqual([]);
  });

  it('does not include an OCR text layer over or under an image', async () => {
    const picture = 'q 600 0 0 800 0 0 cm /I Do Q';
    const layer = `BT /F1 12 Tf 3 Tr 50 600 Td (${SECRET}) Tj ET`;
    const options = { entries: WITH_PICTURE, objects: [PICTURE] };
    expect(await hiddenOn(`${picture} ${layer}`, options)).toEqual([]);
    expect(await hiddenOn(`${layer} ${picture}`, options)).toEqual([]);
  });
});

/** The texts of a page that are covered by failed redactions. */
async function coveredOn(
  content: string,
  options: { entries?: string; objects?: string[] } = {},
): Promise<string[]> {
  const { entries = '', objects = [] } = options;
  const { text, signs = [] } = await readDocument(
    makePdf([{ content, entries }], { objects }),
    'pdf',
  );
  return signs
    .filter(({ kind }) => kind === 'failed-redaction')
    .map(({ start, end }) => text.slice(start, end));
}

describe('text under a bar in a PDF', () => {
  const WORDS = showText([50, 600, 'Call'], [80, 600, 'Jane Roe'], [160, 600, 'now']);
  const bar = (color: string): string => ` q ${color} 78 595 70 16 re f Q `;

  it('is found if the bar was painted after it, whatever its color', async () => {
    expect(await coveredOn(WORDS + bar('0 g'))).toEqual(['Jane Roe']);
    expect(await coveredOn(WORDS + bar('0.2 0.3 0.8 rg'))).toEqual(['Jane Roe']);
  });

  it('is found within longer text, to the exact letter', async () => {
    const line = showText([50, 600, 'Account 12345678 of the firm']);
    expect(await coveredOn(`${line} 0 g 98 595 53 16 re f`)).toEqual(['12345678']);
  });

  it('is not a failed redaction if it was painted over the bar or the bar is see-through', async () => {
    expect(await coveredOn(bar('0.9 g') + WORDS)).toEqual([]);
    const entries =
      '/Resources << /Font << /F1 3 0 R >> /ExtGState << /G << /BM /Multiply >> /H << /ca 0.4 >> >> >>';
    for (const state of ['/G', '/H']) {
      expect(await coveredOn(WORDS + bar(`${state} gs 1 1 0 rg`), { entries })).toEqual([]);
    }
  });

  it('is not a failed redaction if it is only framed, or only spaces are covered', async () => {
    expect(await coveredOn(`${WORDS} 0 G 78 595 70 16 re S`)).toEqual([]);
    expect(await coveredOn(`${WORDS} 0 g 30 580 200 40 re 34 584 192 32 re f*`)).toEqual([]);
    expect(
      await coveredOn(`${showText([50, 600, 'Call      now'])} 0 g 73 595 14 16 re f`),
    ).toEqual([]);
  });

  it('is found under a black image, an annotation drawing, and an unapplied redaction mark', async () => {
    const picture = ' q 70 0 0 16 78 595 cm /I Do Q';
    const black = PICTURE.replace('\n0\n', '\n\0\n');
    expect(await coveredOn(WORDS + picture, { entries: WITH_PICTURE, objects: [black] })).toEqual([
      'Jane Roe',
    ]);
    const square =
      '<< /Type /Annot /Subtype /Square /F 4 /Rect [78 595 148 611] /AP << /N 101 0 R >> >>';
    const drawing =
      '<< /Type /XObject /Subtype /Form /BBox [0 0 70 16] /Length 17 >>\nstream\n0 g 0 0 70 16 re f\nendstream';
    const entries = '/Annots [100 0 R]';
    expect(await coveredOn(WORDS, { entries, objects: [square, drawing] })).toEqual(['Jane Roe']);
    const mark = '<< /Type /Annot /Subtype /Redact /Rect [78 595 148 611] >>';
    expect(await coveredOn(WORDS, { entries, objects: [mark] })).toEqual(['Jane Roe']);
  });
});

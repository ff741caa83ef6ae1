import { describe, expect, it } from 'vitest';

import { makePdf, showText } from '../testing/minimal-pdf.ts';
import { readPdf } from './read-pdf.ts';

const WHITE_AREA = '1 1 1 rg 0 0 600 800 re f';
const makeForm = (content: string) =>
  `<< /Type /XObject /Subtype /Form /BBox [0 0 600 800] /Length ${content.length} >>\nstream\n${content}\nendstream`;
const WHITE_PICTURE = `<< /Type /XObject /Subtype /Image /Width 1 /Height 1 /ColorSpace /DeviceGray
  /BitsPerComponent 8 /Length 1 >>\nstream\n\u00ff\nendstream`;
/** A font without characters, whose glyph for a space is a black square. */
const DRAWN_FONT = `<< /Type /Font /Subtype /Type3 /FontBBox [0 0 1000 1000] /FontMatrix [0.001 0 0 0.001 0 0]
  /CharProcs << /space 103 0 R >> /Encoding << /Differences [32 /space] >> /FirstChar 32 /LastChar 32
  /Widths [1000] >>`;
const OBJECTS = [
  makeForm(WHITE_AREA),
  WHITE_PICTURE,
  DRAWN_FONT,
  '<< /Length 50 >>\nstream\n1000 0 0 0 1000 1000 d1 0 0 1000 1000 re f         \nendstream',
  '<< /Type /Annot /Subtype /Ink /F 4 /Rect [50 600 150 620] /AP << /N 105 0 R >> >>',
  makeForm('2 w 0 0 m 600 800 l S'),
];
const ENTRIES = `/Resources << /Font << /F1 3 0 R /F3 102 0 R >> /XObject << /W 100 0 R /I 101 0 R >> >>`;

/** What is reported as unread of a page, without an attempt to recognize its text. */
async function readUnread(content: string, entries = ENTRIES) {
  const pdf = makePdf([{ content, entries }], { objects: OBJECTS });
  const { unread } = await readPdf(pdf, { recognizePages: new Set() });
  return unread;
}

describe('a blank page', () => {
  it.each([
    ['a white area', WHITE_AREA],
    ['a white frame', '1 1 1 RG 5 w 50 50 500 700 re S'],
    ['blanks', showText([50, 700, '   '])],
    ['a white form', '/W Do'],
    ['blanks over a white area', `${WHITE_AREA} ${showText([50, 700, ' '])}`],
  ])('with nothing but %s is not reported as unread', async (_name, content) => {
    expect(await readUnread(content)).toEqual([]);
  });
});

describe('a page without text', () => {
  it.each([
    ['a drawing', '50 50 m 300 400 l S'],
    ['a pale drawing', '0.95 0.95 0.95 rg 50 50 3 3 re f'],
    ['a drawing under a white area', `0 0 300 300 re f ${WHITE_AREA}`],
    ['a white picture', 'q 600 0 0 800 0 0 cm /I Do Q'],
    ['a picture under a white area', `q 300 0 0 300 0 0 cm /I Do Q ${WHITE_AREA}`],
    ['glyphs drawn for blanks', 'BT /F3 12 Tf 50 700 Td ( ) Tj ET'],
    ['a handwritten annotation', WHITE_AREA, `${ENTRIES} /Annots [104 0 R]`],
  ])('is reported as unread if it has %s', async (_name, content, entries?: string) => {
    const unread = await readUnread(content, entries);
    expect(unread).toMatchObject([{ code: 'no-text-layer', pages: [1] }]);
  });
});

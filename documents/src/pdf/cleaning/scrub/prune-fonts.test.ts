import { PDFDict, PDFDocument, PDFName, PDFRawStream } from '@cantoo/pdf-lib';
import { describe, expect, it } from 'vitest';

import { cleanPassage } from '#documents/testing/cleaned-pdf.ts';
import { makePdf } from '#documents/testing/minimal-pdf.ts';

import { decodeStream } from './stream-bytes.ts';

const stream = (entries: string, text: string): string =>
  `<< ${entries} /Length ${text.length} >>\nstream\n${text}\nendstream`;
const RANGE = '1 beginbfrange <20> <7a> <0020> endbfrange';
// The document uses no x.
const WIDTHS = Array.from({ length: 91 }, (_, index) => (index === 88 ? 0 : 501 + index)).join(' ');
const DIFFERENCES = '[65 /A /B 90 /Z 113 /q]';
const SIMPLE = `<< /Type /Font /Subtype /TrueType /BaseFont /ABCDEF+Arial /FirstChar 32 /LastChar 122
  /Widths [${WIDTHS}] /Encoding << /BaseEncoding /WinAnsiEncoding /Differences ${DIFFERENCES} >> /ToUnicode 101 0 R >>`;
const COMPOSITE = `<< /Type /Font /Subtype /Type0 /BaseFont /ABCDEF+Arial /Encoding /Identity-H /ToUnicode 103 0 R
  /DescendantFonts [<< /Type /Font /Subtype /CIDFontType2 /BaseFont /ABCDEF+Arial /CIDToGIDMap 105 0 R
  /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> /W [1 [601 602] 3 4 603] >>] >>`;

async function cleanedFont(bytes: Uint8Array, passage: string, kind: string): Promise<PDFDict> {
  const { context } = await PDFDocument.load((await cleanPassage(bytes, passage)).bytes);
  const fonts = context.enumerateIndirectObjects().map(([, object]) => object);
  return fonts.find(
    (font): font is PDFDict =>
      font instanceof PDFDict &&
      font.lookup(PDFName.of('Subtype')) === PDFName.of(kind) &&
      font.has(PDFName.of('ToUnicode')),
  )!;
}

function bytesOf(dict: PDFDict, key: string): Uint8Array {
  const found = dict.lookup(PDFName.of(key));
  return (found instanceof PDFRawStream && decodeStream(found)) || new Uint8Array();
}

function mapOf(font: PDFDict): string {
  return Buffer.from(bytesOf(font, 'ToUnicode')).toString();
}

function makeDocument(content: string): Uint8Array {
  const entries =
    '/Resources << /Font << /F1 3 0 R /S 100 0 R /C 102 0 R >> /XObject << /X 104 0 R >> >>';
  const objects = [
    SIMPLE,
    stream('', RANGE),
    COMPOSITE,
    stream(
      '',
      '2 beginbfchar <0001> <005a> <0002> <0071> endbfchar 1 beginbfrange <0003> <0004> [<0061> <0062>] endbfrange',
    ),
    stream('/Type /XObject /Subtype /Form /BBox [0 0 600 800]', '(B) Tj'),
    stream('', '\0\0\0\x01\0\x02\0\x03\0\x04\0\x05'),
  ];
  return makePdf([{ content, entries }], { objects });
}

describe('a font of which letters were removed', () => {
  it('lists only the codes that are still shown, in forms too', async () => {
    const content = 'BT /S 12 Tf 50 700 Td (Dear Zoq, hello A) Tj ET BT 50 500 Td /X Do ET';
    const font = await cleanedFont(makeDocument(content), 'Zoq', 'TrueType');
    expect(String(font.lookup(PDFName.of('Encoding')))).toContain('[ 65 /A 66 /B ]');
    const [first, last] = ['FirstChar', 'LastChar'].map((key) => font.lookup(PDFName.of(key)));
    expect([String(first), String(last)]).toEqual(['32', '114']);
    const widths = String(font.lookup(PDFName.of('Widths')))
      .match(/\d+/g)!
      .map(Number);
    const widthOf = (letter: string): number => widths[letter.charCodeAt(0) - 32]!;
    expect(['A', 'B', 'D', 'o'].map(widthOf)).toEqual([534, 535, 537, 580]);
    expect(['C', 'Z', 'q'].map(widthOf)).toEqual([0, 0, 0]);
    expect(mapOf(font)).toContain('<42> <0042>');
    expect(mapOf(font)).not.toMatch(/005a|0071/);
  });

  it('lists only the numbers of glyphs that are still shown', async () => {
    const content = 'BT /C 12 Tf 50 700 Td <0003000400010002> Tj 20 -50 Td <0003> Tj ET';
    const font = await cleanedFont(makeDocument(content), 'bZ', 'Type0');
    expect(mapOf(font)).toContain('2 beginbfchar\n<0002> <0071>\n<0003> <0061>\nendbfchar');
    const descendant = String(font.context.lookup(font.lookup(PDFName.of('DescendantFonts'))));
    const [, number] = /\[ (\d+) 0 R \]/.exec(descendant)!;
    const [own] = font.context
      .enumerateIndirectObjects()
      .find(([ref]) => String(ref) === `${number} 0 R`)!;
    const dict = font.context.lookup(own, PDFDict);
    expect(String(dict.lookup(PDFName.of('W')))).toBe('[ 2 [ 602 ] 3 [ 603 ] ]');
    expect([...bytesOf(dict, 'CIDToGIDMap')]).toEqual([0, 0, 0, 0, 0, 2, 0, 3]);
  });
});

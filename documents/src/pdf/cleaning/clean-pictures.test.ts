import { decodePDFRawStream, PDFDocument, PDFName, PDFNumber, PDFRawStream } from '@cantoo/pdf-lib';
import { describe, expect, it } from 'vitest';

import type { ExtractedDocument } from '#documents/extracted-document.ts';
import {
  BLACK,
  boxOf,
  cleanPassage,
  colorsAt,
  contentsOf,
  editsOf,
} from '#documents/testing/cleaned-pdf.ts';
import { makePdf, showText } from '#documents/testing/minimal-pdf.ts';
import { STRIPED_JPEG_2000 } from '#documents/testing/striped-jpeg2000.ts';

import { readPdf } from '../read-pdf.ts';
import { cleanPdf } from './clean-pdf.ts';
import { decodeStream } from './scrub/stream-bytes.ts';

/** The bars that stand for words are not words. */
const UNRECOGNIZED = { recognizePages: new Set<number>() };

describe('a page whose images or drawings show a passage', () => {
  it('keeps its image with the passage blanked, and makes its other words searchable', async () => {
    const { bytes, document } = await makeScan();
    const cleaned = await cleanPdf(bytes, editsOf(document, 'Roe'), document);
    expect(cleaned.redrawnPages).toEqual([]);
    const after = await readPdf(cleaned.bytes, UNRECOGNIZED);
    expect(after.text.replaceAll(/\s+/g, ' ')).toBe('Jane Straße 北京');
    const word = boxOf(after, 'Jane');
    expect(word.left).toBeCloseTo(boxOf(document, 'Jane').left, 0);
    expect((await colorsAt(cleaned.bytes, boxOf(document, 'Roe'))).paper).toEqual(BLACK);
    const rows = await pictureRows(cleaned.bytes);
    expect(rows).toEqual(new Set(['ff00000000ffffffffffffff', 'ff'.repeat(12)]));
  });

  it('becomes an image if its own image cannot be rewritten', async () => {
    // The color that the mask makes transparent would be a different one.
    const { bytes, document } = await makeScan('/Mask [0 0]');
    const cleaned = await cleanPdf(bytes, editsOf(document, 'Roe'), document);
    expect(cleaned.redrawnPages).toEqual([1]);
    const { text } = await readPdf(cleaned.bytes, UNRECOGNIZED);
    expect(text.replaceAll(/\s+/g, ' ')).toBe('Jane Straße 北京');
  });

  it('keeps other places where the same image is drawn', async () => {
    const entries = '/Resources << /Font << /F1 3 0 R >> /XObject << /P 100 0 R >> >>';
    const blank = Array.from({ length: 14 }, () => 'ff'.repeat(30));
    const dark = `${'ff'.repeat(5)}000000${'ff'.repeat(22)}`;
    const draw = (y: number): string => `q 300 0 0 31 40 ${y} cm /P Do Q`;
    const content = `${draw(690)} ${draw(300)} ${showText([50, 700, 'Dear Jane Roe'])}`;
    const bytes = makePdf(
      [
        { content, entries },
        { content: draw(300), entries },
      ],
      {
        objects: [makePicture([...blank, dark, dark, dark, ...blank])],
      },
    );
    const { redrawnPages, bytes: cleaned } = await cleanPassage(bytes, 'Jane Roe');
    expect(redrawnPages).toEqual([]);
    const passage = { left: 96, top: 94, right: 114, bottom: 95 };
    const elsewhere = { left: 96, top: 484, right: 114, bottom: 485 };
    expect((await colorsAt(bytes, passage)).paper).toEqual(BLACK);
    expect((await colorsAt(cleaned, elsewhere)).paper).toEqual(BLACK);
  });

  it('does not reveal the passage through a soft mask', async () => {
    const mask = makePicture(['ff60', 'ff60']);
    const cleanOver = async (picture: string) => {
      const entries = '/Resources << /Font << /F1 3 0 R >> /XObject << /P 100 0 R >> >>';
      const content = `q 300 0 0 100 40 650 cm /P Do Q ${showText([50, 700, 'Dear Jane Roe'])}`;
      const bytes = makePdf([{ content, entries }], { objects: [picture, mask] });
      const { redrawnPages, after, bytes: cleaned } = await cleanPassage(bytes, 'Jane Roe');
      expect(after.text).not.toContain('Roe');
      expect(redrawnPages).toEqual([]);
      return pictureRows(cleaned);
    };
    expect(await cleanOver(makePicture(['dddd', 'dddd']))).toEqual(new Set(['dddd']));
    expect(await cleanOver(makePicture(['dddd', 'dddd'], '/SMask 101 0 R'))).not.toContain('ff60');
  });

  it.each([
    ['keeps one that is cut in a single edge', '40 650 m 220 650 l 160 750 l 40 750 l h', []],
    ['keeps none that is cut to a shape of its own', letters(), [1]],
  ])('%s at the passage', async (_, clip, redrawn) => {
    const entries = '/Resources << /Font << /F1 3 0 R >> /XObject << /P 100 0 R >> >>';
    const drawn = `q ${clip} W n 300 0 0 100 40 650 cm /P Do Q`;
    const content = `${drawn} ${showText([170, 700, 'Jane Roe'], [50, 600, 'Dear all'])}`;
    const bytes = makePdf([{ content, entries }], { objects: [makePicture(['dddd', 'dddd'])] });
    const { redrawnPages } = await cleanPassage(bytes, 'Jane Roe');
    expect(redrawnPages).toEqual(redrawn);
  });

  it('keeps an image whose lines are as close as the margin around the passage', async () => {
    const entries = '/Resources << /Font << /F1 3 0 R >> /XObject << /P 100 0 R >> >>';
    const rows = Array.from({ length: 200 }, (_, row) => (row < 83 ? '00' : 'ff').repeat(200));
    const content = `q 200 0 0 200 40 600 cm /P Do Q BT /F1 60 Tf 3 Tr 50 660 Td (Roe) Tj ET`;
    const bytes = makePdf([{ content, entries }], { objects: [makePicture(rows)] });
    const { redrawnPages } = await cleanPassage(bytes, 'Roe');
    expect(redrawnPages).toEqual([]);
  });

  it('keeps an image stored at several sizes that looks different in the smaller ones', async () => {
    const data = `${STRIPED_JPEG_2000.toString('hex')}>`;
    const picture = `<< /Type /XObject /Subtype /Image /Width 1728 /Height 2432 /ColorSpace /DeviceRGB
      /BitsPerComponent 8 /Filter [/ASCIIHexDecode /JPXDecode] /Length ${data.length} >>\nstream\n${data}\nendstream`;
    const entries = '/Resources << /Font << /F1 3 0 R >> /XObject << /P 100 0 R >> >>';
    const content = `q 576 0 0 810 0 0 cm /P Do Q 3 Tr ${showText([220, 125, 'Roe'])}`;
    const bytes = makePdf([{ content, entries }], { objects: [picture] });
    const { redrawnPages } = await cleanPassage(bytes, 'Roe');
    expect(redrawnPages).toEqual([]);
  });

  it('keeps an image whose mask shows the passage, and blanks the mask', async () => {
    const [blank, striped] = ['ff'.repeat(20), 'a5'.repeat(20)];
    const rows = Array.from({ length: 100 }, (_, row) => (row > 40 && row < 50 ? striped : blank));
    const data = `${rows.join('')}>`;
    const mask = `<< /Type /XObject /Subtype /Image /Width 160 /Height 100 /ImageMask true /BitsPerComponent 1
      /Filter /ASCIIHexDecode /Length ${data.length} >>\nstream\n${data}\nendstream`;
    const entries = '/Resources << /Font << /F1 3 0 R >> /XObject << /P 100 0 R >> >>';
    const content = `q 160 0 0 100 40 650 cm /P Do Q 3 Tr ${showText([60, 700, 'Jane Roe'])}`;
    const picture = makePicture(['4040', '4040'], '/Mask 101 0 R');
    const bytes = makePdf([{ content, entries }], { objects: [picture, mask] });
    const { redrawnPages, bytes: cleaned } = await cleanPassage(bytes, 'Jane Roe');
    expect(redrawnPages).toEqual([]);
    expect(await maskRows(bytes)).toContain(striped);
    // Stripes, then the passage, then stripes again.
    const rowsLeft = [...(await maskRows(cleaned))].join('\n');
    expect(rowsLeft).toMatch(/^a5a5.*(?:ff{10}|0{10}).*a5a5$/m);
    expect(rowsLeft).not.toContain(striped);
  });

  it('removes the outlines of a passage whose text is invisible', async () => {
    const outlines = [50, 57, 64, 71].map((x) => `${x} 700 m ${x + 6} 700 l ${x + 3} 709 l h`);
    const content = `${outlines.join(' ')} f 3 Tr ${showText([50, 700, 'Roes'])} 0 Tr ${showText([50, 600, 'Dear Jane'])}`;
    const before = makePdf([{ content }]);
    const { redrawnPages, bytes, after, document } = await cleanPassage(before, 'Roes');
    expect(redrawnPages).toEqual([]);
    expect(after.text.trim()).toBe('Dear Jane');
    const { paper } = await colorsAt(bytes, boxOf(document, 'Roes'));
    expect(paper).toEqual(BLACK);
    expect(await contentsOf(before)).toContain('57 700 m');
    expect(await contentsOf(bytes)).not.toContain('57 700 m');
  });
});

/** The distinct rows of all pictures in a file, masks included, each as its difference from the one above. */
async function pictureRows(bytes: Uint8Array): Promise<Set<string>> {
  const { context } = await PDFDocument.load(bytes);
  const rows = new Set<string>();
  for (const [, object] of context.enumerateIndirectObjects()) {
    const dict = object instanceof PDFRawStream ? object.dict : undefined;
    const width = dict?.lookup(PDFName.of('Width'));
    if (!(object instanceof PDFRawStream) || !(width instanceof PDFNumber)) continue;
    const data = Buffer.from(decodeStream(object)!);
    const length = width.asNumber();
    for (let at = 0; at < data.length; at += length) {
      rows.add(data.toString('hex', at, at + length));
    }
  }
  return rows;
}

/** A path of narrow stems, like those of letters. */
function letters(): string {
  return Array.from({ length: 8 }, (_, at) => `${170 + at * 6} 690 3 30 re`).join(' ');
}

/** The distinct rows of all stencil masks in a file. */
async function maskRows(bytes: Uint8Array): Promise<Set<string>> {
  const { context } = await PDFDocument.load(bytes);
  const rows = new Set<string>();
  for (const [, object] of context.enumerateIndirectObjects()) {
    if (!(object instanceof PDFRawStream) || !object.dict.has(PDFName.of('ImageMask'))) continue;
    const data = Buffer.from(decodePDFRawStream(object).decode());
    for (let at = 0; at < data.length; at += 20) rows.add(data.toString('hex', at, at + 20));
  }
  return rows;
}

/** A picture made of rows of gray levels. */
function makePicture(rows: readonly string[], entries = ''): string {
  const data = `${rows.join('')}>`;
  return `<< /Type /XObject /Subtype /Image /Width ${rows[0]!.length / 2} /Height ${rows.length}
    /ColorSpace /DeviceGray /BitsPerComponent 8 /Filter /ASCIIHexDecode ${entries}
    /Length ${data.length} >>\nstream\n${data}\nendstream`;
}

/** A page that is one picture, as from a scanner, and the text recognized on it. */
async function makeScan(mask = ''): Promise<{ bytes: Uint8Array; document: ExtractedDocument }> {
  // Two black bars in place of the words, on white.
  const rows = Array.from({ length: 80 }, (_, row) =>
    row >= 10 && row < 12 ? 'ff00000000ffff00000000ff' : 'ff'.repeat(12),
  );
  const data = `${rows.join('')}>`;
  const picture = `<< /Type /XObject /Subtype /Image /Width 12 /Height 80 /ColorSpace /DeviceGray /BitsPerComponent 8 ${mask}
    /Filter /ASCIIHexDecode /Length ${data.length} >>\nstream\n${data}\nendstream`;
  const entries = '/Resources << /Font << /F1 3 0 R >> /XObject << /I 100 0 R >> >>';
  const bytes = makePdf([{ content: 'q 600 0 0 800 0 0 cm /I Do Q', entries }], {
    objects: [picture],
  });
  const document = await readPdf(bytes, UNRECOGNIZED);
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
    const segment = { start: at, end: at + word.length, part: 'body', page: 1, line: 1 } as const;
    segments.push({ ...segment, confidence: 0.9 });
    at += word.length + 1;
  }
  const page = { ...document.pages[0]!, start: 0, end: text.length, boxes };
  return { bytes, document: { ...document, text, segments, pages: [page] } };
}

import { deflateSync } from 'node:zlib';

import { PDFDocument, PDFName, PDFRawStream } from '@cantoo/pdf-lib';
import { describe, expect, it } from 'vitest';

import { BLACK, colorsAt, contentsOf } from '#documents/testing/cleaned-pdf.ts';
import { makePdf } from '#documents/testing/minimal-pdf.ts';
import { TINY_JPEG } from '#documents/testing/tiny-pictures.ts';

import { cleanPdf } from '../clean-pdf.ts';

const NOTE = Buffer.from('\u00ff\u00e1\0\u0014Exif\0\0GPS Jane Roe', 'latin1');
const NOTED = Buffer.concat([TINY_JPEG.subarray(0, 20), NOTE, TINY_JPEG.subarray(20)]);
const SIZE = '/Width 4 /Height 3 /ColorSpace /DeviceRGB /BitsPerComponent 8';

function pdfWithPicture(entries: string, data: Buffer): Uint8Array {
  const resources = '/Resources << /XObject << /I 100 0 R >> >>';
  const picture = `<< /Type /XObject /Subtype /Image ${SIZE} ${entries} /Length ${data.length} >>\nstream\n${data.toString('latin1')}\nendstream`;
  return makePdf([{ content: 'q 600 0 0 800 0 0 cm /I Do Q', entries: resources }], {
    objects: [picture],
  });
}

async function pictureOf(bytes: Uint8Array): Promise<PDFRawStream> {
  const { context } = await PDFDocument.load(bytes);
  const objects = context.enumerateIndirectObjects().map(([, object]) => object);
  return objects.find(
    (object): object is PDFRawStream =>
      object instanceof PDFRawStream && object.dict.has(PDFName.of('Width')),
  )!;
}

describe('camera metadata in a PDF image', () => {
  it.each([
    ['/Filter /DCTDecode', NOTED],
    ['/Filter [/DCTDecode] /DecodeParms [null]', NOTED],
    ['/Filter [/FlateDecode /DCTDecode]', deflateSync(NOTED)],
    ['/Filter [/Fl /DCT] /DecodeParms [null << /ColorTransform 1 >>]', deflateSync(NOTED)],
    [
      '/Filter [/ASCIIHexDecode /FlateDecode /DCTDecode]',
      Buffer.from(`${deflateSync(NOTED).toString('hex')}>`),
    ],
  ])('is removed whatever filters the image uses: %s', async (entries, data) => {
    const bytes = pdfWithPicture(entries, data);
    expect(await contentsOf(bytes)).toContain('GPS Jane Roe');
    const cleaned = await cleanPdf(bytes, []);
    expect(cleaned.stripped.map(({ kind }) => kind)).toContain('picture-metadata');
    const picture = await pictureOf(cleaned.bytes);
    expect(picture.dict.get(PDFName.of('Filter'))).toBe(PDFName.of('DCTDecode'));
    expect(Buffer.from(picture.contents)).toEqual(TINY_JPEG);
    const { paper } = await colorsAt(cleaned.bytes, { left: 0, top: 0, right: 600, bottom: 100 });
    expect(paper).not.toEqual(BLACK);
  });

  it('stays if a filter fails before the pixels are reached', async () => {
    const bytes = pdfWithPicture('/Filter [/LZWDecode /FlateDecode /DCTDecode]', NOTED);
    const picture = await pictureOf((await cleanPdf(bytes, [])).bytes);
    expect(Buffer.from(picture.contents)).toEqual(NOTED);
  });
});

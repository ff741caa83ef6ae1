import { PDFContext, PDFName, PDFObjectCopier, PDFRawStream } from '@cantoo/pdf-lib';

import { withPage } from '#documents/pdf/cleaning/workbench.ts';
import { loadFile } from '#documents/pdf/open-pdf.ts';
import type { Pdfium } from '#documents/pdf/pdfium.ts';

import type { PictureSamples } from './picture-samples.ts';
import { readStoredPicture } from './stored-picture.ts';

/** The entries that determine a picture's samples, without its own masks. */
const OF_SAMPLES = [
  'Type',
  'Subtype',
  'Width',
  'Height',
  'ImageMask',
  'BitsPerComponent',
  'ColorSpace',
  'Decode',
  'Filter',
  'DecodeParms',
].map((key) => PDFName.of(key));

/**
 * Decodes a picture that no page need draw, such as a mask: pdfium reads it from a file that contains nothing else.
 * Undefined if it cannot be decoded.
 */
export function readLonePicture(pdfium: Pdfium, picture: PDFRawStream): PictureSamples | undefined {
  const { document, close } = loadFile(pdfium, writeSinglePictureFile(picture));
  const samples = withPage(pdfium, [document, 0], (page) => {
    const object = pdfium.functions.FPDFPage_GetObject(page, 0);
    return object === 0 ? undefined : readStoredPicture(pdfium, object);
  });
  close();
  return samples;
}

/** A one-page file that draws a picture. */
function writeSinglePictureFile({ dict, contents }: PDFRawStream): Uint8Array {
  const own = dict.context.obj({});
  for (const key of OF_SAMPLES) {
    const value = dict.get(key);
    if (value !== undefined) own.set(key, value);
  }
  const context = PDFContext.create();
  const copier = PDFObjectCopier.for(dict.context, context);
  const picture = context.register(copier.copy(PDFRawStream.of(own, contents)));
  const page = context.obj({
    Type: 'Page',
    MediaBox: [0, 0, 1, 1],
    Resources: { XObject: { P: picture } },
    Contents: context.register(context.stream('/P Do')),
  });
  const pages = context.register(
    context.obj({ Type: 'Pages', Count: 1, Kids: [context.register(page)] }),
  );
  const root = context.register(context.obj({ Type: 'Catalog', Pages: pages }));
  return writeFile(context, root.toString());
}

/** pdf-lib's own writer yields to other work, during which a page would stay loaded. */
function writeFile(context: PDFContext, root: string): Uint8Array {
  const pieces: Uint8Array[] = [Buffer.from('%PDF-1.7\n')];
  const places: string[] = [];
  let length = pieces[0]!.length;
  for (const [{ objectNumber }, object] of context.enumerateIndirectObjects()) {
    const body = new Uint8Array(object.sizeInBytes());
    object.copyBytesInto(body, 0);
    const place = String(length).padStart(10, '0');
    places.push(`${objectNumber} 1\n${place} 00000 n \n`);
    const piece = Buffer.concat([
      Buffer.from(`${objectNumber} 0 obj\n`),
      body,
      Buffer.from('\nendobj\n'),
    ]);
    pieces.push(piece);
    length += piece.length;
  }
  const size = context.largestObjectNumber + 1;
  const table = `xref\n0 1\n0000000000 65535 f \n${places.join('')}`;
  const end = `trailer\n<< /Size ${size} /Root ${root} >>\nstartxref\n${length}\n%%EOF\n`;
  return Buffer.concat([...pieces, Buffer.from(table + end)]);
}

import { PDFArray, type PDFDict, PDFName, PDFRawStream } from '@cantoo/pdf-lib';

import { decodeStream } from './stream-bytes.ts';

/** The streams of a page's content as one, for a mark may begin in one and end in another; broken ones are left out. */
export function readPageContent(page: PDFDict): Uint8Array {
  const contents = page.lookup(PDFName.of('Contents'));
  const items = contents instanceof PDFArray ? contents.asArray() : [contents];
  const pieces = items.map((item) => {
    const stream = item && page.context.lookup(item);
    return stream instanceof PDFRawStream ? (decodeStream(stream) ?? new Uint8Array()) : '';
  });
  return Buffer.concat(pieces.flatMap((piece) => [Buffer.from(piece), Buffer.from('\n')]));
}

import { PDFArray, type PDFDict, PDFName, PDFRawStream } from '@cantoo/pdf-lib';

import { decodeStream } from './stream-bytes.ts';

const NOTHING = new Uint8Array();
const BREAK = Buffer.from('\n');

/**
 * A page's content streams concatenated, because marked content may begin in one and end in another; broken ones are
 * left out.
 */
export function readPageContent(page: PDFDict): Uint8Array {
  const contents = page.lookup(PDFName.of('Contents'));
  const items = contents instanceof PDFArray ? contents.asArray() : [contents];
  const pieces = items.map((item) => {
    const stream = item && page.context.lookup(item);
    return stream instanceof PDFRawStream ? (decodeStream(stream) ?? NOTHING) : NOTHING;
  });
  return pieces.length === 1
    ? pieces[0]!
    : Buffer.concat(pieces.flatMap((piece) => [piece, BREAK]));
}

import { PDFArray, PDFDict, PDFDocument, PDFName, PDFNumber, PDFWriter } from '@cantoo/pdf-lib';

import { savePdf } from '#documents/pdf/cleaning/save-pdf.ts';
import { findHiddenLayers } from '#documents/pdf/cleaning/scrub/hidden-layers.ts';
import { listPages } from '#documents/pdf/cleaning/scrub/page-tree.ts';
import { openPdf } from '#documents/pdf/open-pdf.ts';

const LAYER = PDFName.of('OC');
const FLAGS = PDFName.of('F');
const HIDDEN = 2;
const OBJECTS_AT_ONCE = 1000;

/**
 * Hides the annotations in layers that are switched off: they would become part of their page, where everybody sees
 * them. pdfium does not tell which these are. No annotation of the result belongs to a layer.
 */
export async function hideLayeredAnnotations(bytes: Uint8Array): Promise<Uint8Array> {
  // Saved by pdfium, it is no longer protected from changes.
  const { pdfium, document } = await openPdf(bytes);
  const file = await PDFDocument.load(savePdf(pdfium, document), { updateMetadata: false });
  const { context } = file;
  const { isHidden } = findHiddenLayers(file.catalog);
  for (const { dict } of listPages(context)) {
    const annotations = dict.lookup(PDFName.of('Annots'));
    for (const item of annotations instanceof PDFArray ? annotations.asArray() : []) {
      const annotation = context.lookup(item);
      if (!(annotation instanceof PDFDict)) continue;
      if (isHidden(annotation.get(LAYER))) annotation.set(FLAGS, PDFNumber.of(HIDDEN));
      annotation.delete(LAYER);
    }
  }
  return PDFWriter.forContext(context, OBJECTS_AT_ONCE).serializeToBuffer();
}

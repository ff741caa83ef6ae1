import {
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFName,
  PDFNumber,
  type PDFObject,
  PDFRawStream,
  PDFRef,
  PDFWriter,
} from '@cantoo/pdf-lib';

import { savePdf } from '#documents/pdf/cleaning/save-pdf.ts';
import {
  findHiddenLayers,
  type IsHiddenLayer,
} from '#documents/pdf/cleaning/scrub/hidden-layers.ts';
import { listPages } from '#documents/pdf/cleaning/scrub/page-tree.ts';
import { sanitizeContent } from '#documents/pdf/cleaning/scrub/sanitize-content.ts';
import { layerNames } from '#documents/pdf/cleaning/scrub/sanitize-policy.ts';
import { emptyForm } from '#documents/pdf/cleaning/scrub/sanitize-stream.ts';
import { decodeStream, encodeStream } from '#documents/pdf/cleaning/scrub/stream-bytes.ts';
import { openPdf } from '#documents/pdf/open-pdf.ts';

const LAYER = PDFName.of('OC');
const FLAGS = PDFName.of('F');
const HIDDEN = 2;
const OBJECTS_AT_ONCE = 1000;

/**
 * Hides the annotations in layers that are switched off, and empties what annotations draw in such layers: it would
 * become part of their page, where everybody sees it. pdfium does not tell which these are. No annotation of the result
 * belongs to a layer. Undefined if no layer is switched off.
 */
export async function hideLayeredAnnotations(bytes: Uint8Array): Promise<Uint8Array | undefined> {
  // Saved by pdfium, it is no longer protected from changes.
  const { pdfium, document } = await openPdf(bytes);
  const file = await PDFDocument.load(savePdf(pdfium, document), { updateMetadata: false });
  const { context } = file;
  const { isHidden, count } = findHiddenLayers(file.catalog);
  if (count === 0) return undefined;
  const drawings: Drawing[] = [];
  for (const { dict } of listPages(context)) {
    const annotations = dict.lookup(PDFName.of('Annots'));
    for (const item of annotations instanceof PDFArray ? annotations.asArray() : []) {
      const annotation = context.lookup(item);
      if (!(annotation instanceof PDFDict)) continue;
      if (isHidden(annotation.get(LAYER))) annotation.set(FLAGS, PDFNumber.of(HIDDEN));
      annotation.delete(LAYER);
      drawings.push(...drawingsOf(annotation));
    }
  }
  emptyLayers(drawings, isHidden);
  return PDFWriter.forContext(context, OBJECTS_AT_ONCE).serializeToBuffer();
}

/** A stream that may draw in layers, and the resources of what draws it, which count if it has none. */
interface Drawing {
  readonly ref: PDFRef;
  readonly stream: PDFRawStream;
  readonly resources?: PDFDict | undefined;
}

/** The drawings of an annotation's states; a state may have several. */
function drawingsOf(annotation: PDFDict): Drawing[] {
  const states = annotation.lookup(PDFName.of('AP'));
  if (!(states instanceof PDFDict)) return [];
  return states.values().flatMap((state) => {
    const resolved = states.context.lookup(state);
    return asDrawings(states, resolved instanceof PDFDict ? resolved.values() : [state]);
  });
}

function asDrawings(
  { context }: PDFDict,
  values: readonly PDFObject[],
  resources?: PDFDict,
): Drawing[] {
  return values.flatMap((ref) => {
    const stream = context.lookup(ref);
    return ref instanceof PDFRef && stream instanceof PDFRawStream
      ? [{ ref, stream, resources }]
      : [];
  });
}

/** Empties, in place, what the drawings and those within them show in layers that are switched off. */
function emptyLayers(drawings: Drawing[], isHidden: IsHiddenLayer): void {
  const seen = new Set<PDFRef>();
  for (let drawing = drawings.pop(); drawing !== undefined; drawing = drawings.pop()) {
    const { ref, stream, resources: outer } = drawing;
    if (seen.has(ref)) continue;
    seen.add(ref);
    const { dict } = stream;
    const { context } = dict;
    if (isHidden(dict.get(LAYER))) {
      context.assign(ref, emptyForm(dict));
      continue;
    }
    const own = dict.lookup(PDFName.of('Resources'));
    const resources = own instanceof PDFDict ? own : outer;
    const bytes =
      dict.lookup(PDFName.of('Subtype')) === PDFName.of('Image') ? undefined : decodeStream(stream);
    if (resources === undefined || bytes === undefined) continue;
    context.assign(
      ref,
      encodeStream(dict, sanitizeContent(bytes, layerNames(resources, { isHidden }))),
    );
    const inner = resources.lookup(PDFName.of('XObject'));
    if (inner instanceof PDFDict) drawings.push(...asDrawings(inner, inner.values(), resources));
  }
}

import {
  PDFArray,
  type PDFContext,
  PDFDict,
  type PDFObject,
  PDFRef,
  PDFStream,
} from '@cantoo/pdf-lib';

/** Deletes every object of a document that is not reachable from its catalog. */
export function sweep(context: PDFContext): void {
  const reached = new Set<PDFObject>();
  const waiting: PDFObject[] = [context.trailerInfo.Root!];
  for (let item = waiting.pop(); item !== undefined; item = waiting.pop()) {
    if (reached.has(item)) continue;
    reached.add(item);
    const object = item instanceof PDFRef ? context.lookup(item) : item;
    if (object instanceof PDFStream) waiting.push(...object.dict.values());
    else if (object instanceof PDFDict) waiting.push(...object.values());
    else if (object instanceof PDFArray) waiting.push(...object.asArray());
  }
  for (const [ref] of context.enumerateIndirectObjects()) {
    if (!reached.has(ref)) context.delete(ref);
  }
}

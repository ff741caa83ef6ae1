import { PDFDict, PDFName, type PDFObject, PDFRawStream } from '@cantoo/pdf-lib';

import { decodeStream } from './stream-bytes.ts';

const XOBJECT = PDFName.of('XObject');
const RESOURCES = PDFName.of('Resources');
const DRAWN = /\/([^\s/[\]<>(){}%]+)\s+Do\b/g;
const MAX_DEPTH = 8;

/**
 * A copy of resources that holds, of forms and pictures, those alone that a content stream draws: pages often share
 * a list of all that the document draws, and in it would stay what was taken out of one of them.
 */
export function drawnResources(resources: PDFDict, content: Uint8Array): PDFDict {
  const { context } = resources;
  const all = resources.lookup(XOBJECT);
  if (!(all instanceof PDFDict)) return resources;
  const drawn = new Set<PDFName>();
  collectDrawn(content, { all, drawn, depth: 0 });
  const kept = context.obj({});
  for (const [key, value] of all.entries()) if (drawn.has(key)) kept.set(key, value);
  const copy = context.obj({});
  for (const [key, value] of resources.entries()) copy.set(key, value);
  copy.set(XOBJECT, kept);
  return copy;
}

interface Collection {
  readonly all: PDFDict;
  readonly drawn: Set<PDFName>;
  readonly depth: number;
}

/** Forms without resources of their own draw with those of what draws them. */
function collectDrawn(content: Uint8Array, { all, drawn, depth }: Collection): void {
  for (const [, key = ''] of Buffer.from(content).toString('latin1').matchAll(DRAWN)) {
    const called = PDFName.of(key);
    if (drawn.has(called)) continue;
    drawn.add(called);
    const bytes = contentWithoutResources(all.lookup(called));
    if (bytes && depth < MAX_DEPTH) collectDrawn(bytes, { all, drawn, depth: depth + 1 });
  }
}

function contentWithoutResources(object: PDFObject | undefined): Uint8Array | undefined {
  if (!(object instanceof PDFRawStream) || object.dict.has(RESOURCES)) return undefined;
  return object.dict.lookup(PDFName.of('Subtype')) === PDFName.of('Form')
    ? decodeStream(object)
    : undefined;
}

import { PDFDict, PDFDocument, PDFName, PDFWriter } from '@cantoo/pdf-lib';

import { readPageContent } from '../scrub/page-content.ts';
import { listPages, type TreePage } from '../scrub/page-tree.ts';
import { makeStream } from '../scrub/stream-bytes.ts';
import { IDENTITY } from './matrices.ts';
import { rewriteContent } from './rewrite-content.ts';
import { type Origin, SoughtGlyphs } from './sought-glyphs.ts';

const OBJECTS_AT_ONCE = 1000;

/**
 * Takes glyphs out of pages, counted from 0, by where they begin: out of the operators that show them, so that
 * everything else stays as the file draws it. Glyphs of fonts that are not understood stay as well. Undefined where nothing changed.
 */
export async function rewritePages(
  bytes: Uint8Array,
  origins: ReadonlyMap<number, readonly Origin[]>,
): Promise<Uint8Array | undefined> {
  const document = await PDFDocument.load(bytes, { updateMetadata: false }).catch(() => undefined);
  if (document === undefined) return undefined;
  const pages = listPages(document.context);
  let hasChanged = false;
  for (const [index, ofPage] of origins) {
    const page = pages[index];
    if (page && rewritePage(page, new SoughtGlyphs(ofPage))) hasChanged = true;
  }
  const writer = PDFWriter.forContext(document.context, OBJECTS_AT_ONCE);
  return hasChanged ? writer.serializeToBuffer() : undefined;
}

function rewritePage({ dict, inherited }: TreePage, sought: SoughtGlyphs): boolean {
  const { context } = dict;
  const resources = context.lookup(inherited.get(PDFName.of('Resources')));
  if (!(resources instanceof PDFDict)) return false;
  const bytes = readPageContent(dict);
  const changed = rewriteContent({ bytes, resources, base: IDENTITY, depth: 0 }, sought);
  if (changed !== bytes) {
    dict.set(PDFName.of('Contents'), context.register(makeStream(context, changed)));
  }
  return sought.isMet;
}

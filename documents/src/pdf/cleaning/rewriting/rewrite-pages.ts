import { PDFDict, PDFDocument, PDFName, PDFWriter } from '@cantoo/pdf-lib';

import type { Box } from '../box.ts';
import { readPageContent } from '../scrub/page-content.ts';
import { listPages, type TreePage } from '../scrub/page-tree.ts';
import { makeStream } from '../scrub/stream-bytes.ts';
import { IDENTITY } from './matrices.ts';
import { rewriteContent, type RewrittenContent } from './rewrite-content.ts';
import type { PagePictures } from './rewrite-picture.ts';
import { type Origin, TargetGlyphs } from './target-glyphs.ts';

/** What to remove from a page, in user space. */
export interface PageRemoval {
  /** The origins of its glyphs. */
  readonly origins: readonly Origin[];
  /** The areas to blank. */
  readonly areas: readonly Box[];
  /** Runs a function while the page's pictures can be decoded. */
  readonly withPictures: (work: (pictures: PagePictures) => void) => void;
}

export interface RewrittenPages {
  readonly bytes: Uint8Array;
  /** Whether anything changed that more than one page may draw. */
  readonly hasChangedForms: boolean;
}

const OBJECTS_AT_ONCE = 1000;

/**
 * Removes glyphs from pages, counted from 0, by their origins: from the operators that show them, so that everything
 * else stays as the file draws it, and blanks what pictures show in the areas. Glyphs of fonts that are not understood
 * stay. Undefined if nothing changed.
 */
export async function rewritePages(
  bytes: Uint8Array,
  removals: ReadonlyMap<number, PageRemoval>,
): Promise<RewrittenPages | undefined> {
  const document = await PDFDocument.load(bytes, { updateMetadata: false }).catch(() => undefined);
  if (document === undefined) return undefined;
  const pages = listPages(document.context);
  let hasChanged = false;
  let hasChangedForms = false;
  const onFormChange = (): void => {
    hasChangedForms = true;
  };
  for (const [index, removal] of removals) {
    const page = pages[index];
    if (page && rewritePage(page, removal, onFormChange)) hasChanged = true;
  }
  if (!hasChanged) return undefined;
  const writer = PDFWriter.forContext(document.context, OBJECTS_AT_ONCE);
  return { bytes: await writer.serializeToBuffer(), hasChangedForms };
}

function rewritePage(
  { dict, inherited }: TreePage,
  { origins, areas, withPictures }: PageRemoval,
  onChange: () => void,
): boolean {
  const { context } = dict;
  const resources = context.lookup(inherited.get(PDFName.of('Resources')));
  if (!(resources instanceof PDFDict)) return false;
  const bytes = readPageContent(dict);
  const glyphs = new TargetGlyphs(origins);
  let hasChangedForm = false;
  const onFormChange = (): void => {
    hasChangedForm = true;
    onChange();
  };
  const content = { bytes, resources, base: IDENTITY, depth: 0 };
  let changed: RewrittenContent = content;
  withPictures((pictures) => {
    changed = rewriteContent(content, { glyphs, areas, pictures, onFormChange });
  });
  if (changed.bytes !== bytes) {
    dict.set(PDFName.of('Contents'), context.register(makeStream(context, changed.bytes)));
  }
  if (changed.resources !== resources) dict.set(PDFName.of('Resources'), changed.resources);
  return changed.bytes !== bytes || hasChangedForm;
}

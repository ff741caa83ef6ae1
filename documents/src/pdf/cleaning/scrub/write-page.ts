import {
  PDFArray,
  type PDFContext,
  PDFDict,
  PDFName,
  PDFNumber,
  type PDFObject,
  type PDFRef,
} from '@cantoo/pdf-lib';

import { pickDrawnResources } from './drawn-resources.ts';
import { readPageContent } from './page-content.ts';
import type { TreePage } from './page-tree.ts';
import { sanitizeContent } from './sanitize-content.ts';
import { makeStream } from './stream-bytes.ts';

/** What is drawn over a page's content, or instead of it. */
export interface PageOverlay {
  readonly content: string;
  /** By kind, `Font` or `XObject`, and name. */
  readonly resources: Readonly<Record<string, Readonly<Record<string, PDFRef>>>>;
  /** True if the page's own content is left out. */
  readonly isWhole: boolean;
  readonly annotations: readonly PDFRef[];
}

const name = (text: string): PDFName => PDFName.of(text);
const BOXES = ['MediaBox', 'CropBox', 'BleedBox', 'TrimBox', 'ArtBox', 'Rotate', 'UserUnit'];

/** Writes a page from its sizes, what it is drawn with, and the overlay. No other entry stays. */
export function writePage(
  { dict, inherited }: TreePage,
  overlay: PageOverlay,
  isHidden: (property: string) => boolean,
): PDFDict {
  const { context } = dict;
  const page = context.obj({ Type: 'Page' });
  for (const key of BOXES) {
    const value = numbersOnly(
      context,
      dict.lookup(name(key)) ?? context.lookup(inherited.get(name(key))),
    );
    if (value !== undefined) page.set(name(key), value);
  }
  const group = dict.lookup(name('Group'));
  if (group instanceof PDFDict && !overlay.isWhole) page.set(name('Group'), group);
  const content = overlay.isWhole
    ? new Uint8Array()
    : sanitizeContent(readPageContent(dict), isHidden);
  const own = overlay.isWhole ? undefined : context.lookup(inherited.get(name('Resources')));
  const drawn = own instanceof PDFDict ? pickDrawnResources(own, content) : context.obj({});
  page.set(name('Resources'), addResources(drawn, overlay));
  const whole = wrap(content, overlay.content);
  page.set(name('Contents'), context.register(makeStream(context, whole)));
  if (overlay.annotations.length > 0) {
    page.set(name('Annots'), context.obj([...overlay.annotations]));
  }
  return page;
}

/** The page's own content may leave the coordinate system changed: the overlay starts from the initial one. */
function wrap(content: Uint8Array, overlay: string): Uint8Array {
  if (overlay === '') return content;
  return Buffer.concat([Buffer.from('q\n'), content, Buffer.from(`\nQ\n${overlay}`)]);
}

/** A number or an array of numbers; pdfium writes 824.4 as 824.40002, which makes some viewers draw one more row. */
function numbersOnly(context: PDFContext, value: PDFObject | undefined): PDFObject | undefined {
  if (value instanceof PDFNumber) return PDFNumber.of(rounded(value));
  if (!(value instanceof PDFArray)) return undefined;
  const items = value.asArray().map((item) => context.lookup(item));
  const numbers = items.filter((item): item is PDFNumber => item instanceof PDFNumber);
  return context.obj(numbers.map(rounded));
}

function rounded(number: PDFNumber): number {
  return Math.round(number.asNumber() * 10_000) / 10_000;
}

/** A copy of the resources with those of the overlay; other pages may share the original. */
function addResources(own: PDFDict, { resources }: PageOverlay): PDFDict {
  const { context } = own;
  const all = context.obj({});
  for (const [key, value] of own.entries()) all.set(key, value);
  for (const [kind, entries] of Object.entries(resources)) {
    const group = own.lookup(name(kind));
    const extended = context.obj({});
    if (group instanceof PDFDict) {
      for (const [key, value] of group.entries()) extended.set(key, value);
    }
    for (const [key, ref] of Object.entries(entries)) extended.set(name(key), ref);
    all.set(name(kind), extended);
  }
  return all;
}

import { PDFDict, PDFName, type PDFObject, PDFRawStream } from '@cantoo/pdf-lib';

import { readOperations } from '#documents/pdf/cleaning/content/content-operations.ts';
import type { PdfValue } from '#documents/pdf/cleaning/content/token-reader.ts';

import { decodeStream } from './stream-bytes.ts';

const name = (text: string): PDFName => PDFName.of(text);
const RESOURCES = name('Resources');

/** The kind of resource that an operator refers to by name, and the index of that operand, counted from the last. */
const RESOURCE_OPERATORS: ReadonlyMap<string, readonly [kind: string, fromLast: number]> = new Map([
  ['Do', ['XObject', 1]],
  ['Tf', ['Font', 2]],
  ['gs', ['ExtGState', 1]],
  ['sh', ['Shading', 1]],
  ['cs', ['ColorSpace', 1]],
  ['CS', ['ColorSpace', 1]],
  ['scn', ['Pattern', 1]],
  ['SCN', ['Pattern', 1]],
]);
const KINDS = [...new Set([...RESOURCE_OPERATORS.values()].map(([kind]) => kind))];
/** Replace the device color spaces implicitly. */
const DEFAULT_SPACES = ['DefaultGray', 'DefaultRGB', 'DefaultCMYK'];
const SPACE_OF_PICTURE = new Set<PdfValue>(['/CS', '/ColorSpace']);
const MAX_DEPTH = 8;

/**
 * A copy of a resource dictionary with only the resources that a content stream uses: pages often share one dictionary
 * for the whole document, which would keep what was removed from one of them and what no page shows.
 */
export function pickDrawnResources(resources: PDFDict, content: Uint8Array): PDFDict {
  const { context } = resources;
  const used = new Map(KINDS.map((kind) => [kind, new Set<PDFName>()]));
  for (const space of DEFAULT_SPACES) used.get('ColorSpace')!.add(name(space));
  collectUsed(content, { resources, used, depth: 0 });
  const copy = context.obj({});
  for (const kind of KINDS) {
    const all = resources.lookup(name(kind));
    if (!(all instanceof PDFDict)) continue;
    const kept = context.obj({});
    for (const [key, value] of all.entries()) {
      if (used.get(kind)!.has(key)) kept.set(key, value);
    }
    copy.set(name(kind), kept);
  }
  return copy;
}

interface Collection {
  readonly resources: PDFDict;
  readonly used: ReadonlyMap<string, Set<PDFName>>;
  readonly depth: number;
}

function collectUsed(content: Uint8Array, collection: Collection): void {
  for (const { operator, operands } of readOperations(content)) {
    if (operator === 'BI') {
      const at = operands.findIndex((operand) => SPACE_OF_PICTURE.has(operand));
      if (at >= 0) markUsed('ColorSpace', operands[at + 1], collection);
    }
    const [kind, fromLast = 1] = RESOURCE_OPERATORS.get(operator) ?? [];
    if (kind !== undefined) markUsed(kind, operands.at(-fromLast), collection);
  }
}

function markUsed(kind: string, operand: PdfValue | undefined, collection: Collection): void {
  if (typeof operand !== 'string' || !operand.startsWith('/')) return;
  const key = name(operand.slice(1));
  const used = collection.used.get(kind)!;
  if (used.has(key)) return;
  used.add(key);
  const all = collection.resources.lookup(name(kind));
  if (!(all instanceof PDFDict) || collection.depth >= MAX_DEPTH) return;
  const inner = { ...collection, depth: collection.depth + 1 };
  for (const content of contentsWithoutResources(all.lookup(key))) collectUsed(content, inner);
}

/** Forms, patterns and Type 3 glyphs without resources use those of the content that draws them. */
function contentsWithoutResources(object: PDFObject | undefined): Uint8Array[] {
  if (object instanceof PDFDict) {
    const glyphs = object.lookup(name('CharProcs'));
    if (object.has(RESOURCES) || !(glyphs instanceof PDFDict)) return [];
    return glyphs.values().flatMap((glyph) => contentOf(object.context.lookup(glyph)));
  }
  if (!(object instanceof PDFRawStream) || object.dict.has(RESOURCES)) return [];
  const isForm = object.dict.lookup(name('Subtype')) === name('Form');
  return isForm || object.dict.has(name('PatternType')) ? contentOf(object) : [];
}

function contentOf(object: PDFObject | undefined): Uint8Array[] {
  const bytes = object instanceof PDFRawStream ? decodeStream(object) : undefined;
  return bytes === undefined ? [] : [bytes];
}

import {
  PDFArray,
  type PDFContext,
  PDFDict,
  PDFHexString,
  PDFName,
  PDFNull,
  PDFNumber,
  type PDFObject,
  type PDFRef,
  PDFString,
} from '@cantoo/pdf-lib';

/** A destination in the document: the page, counted from 0, and its view. */
export interface Destination {
  readonly page: number;
  /** A name such as `XYZ` and its numbers, null where the view stays as it is. */
  readonly view: readonly (string | number | null)[];
}

/** The names of the views that viewers know: another one could say anything. */
const VIEWS = new Set(['XYZ', 'Fit', 'FitH', 'FitV', 'FitR', 'FitB', 'FitBH', 'FitBV']);
/** As many as the rectangle of a view has. */
const MAX_NUMBERS = 4;
const MAX_DEPTH = 20;

/** Creates a resolver for destinations, explicit or named. */
export function createDestinationReader(
  catalog: PDFDict,
  pageOf: ReadonlyMap<PDFObject, number>,
): (value: PDFObject | undefined) => Destination | undefined {
  const { context } = catalog;
  const named = readNamed(catalog);
  return (value) => {
    const direct = context.lookup(value);
    const key = nameOf(direct);
    return readDestination(context, key === undefined ? direct : named.get(key), pageOf);
  };
}

function nameOf(value: PDFObject | undefined): string | undefined {
  if (value instanceof PDFName) return value.decodeText();
  return value instanceof PDFString || value instanceof PDFHexString ? value.asString() : undefined;
}

function readDestination(
  context: PDFContext,
  value: PDFObject | undefined,
  pageOf: ReadonlyMap<PDFObject, number>,
): Destination | undefined {
  const resolved = context.lookup(value);
  const array = resolved instanceof PDFDict ? resolved.lookup(PDFName.of('D')) : resolved;
  if (!(array instanceof PDFArray)) return undefined;
  const [target, ...rest] = array.asArray();
  const page = target === undefined ? undefined : pageOf.get(target);
  return page === undefined ? undefined : { page, view: readView(context, rest) };
}

function readView(
  context: PDFContext,
  [first, ...rest]: readonly PDFObject[],
): Destination['view'] {
  const kind = context.lookup(first);
  const view = kind instanceof PDFName && VIEWS.has(kind.decodeText()) ? kind.decodeText() : 'Fit';
  return [view, ...rest.slice(0, MAX_NUMBERS).map((item) => numberIn(context.lookup(item)))];
}

function numberIn(item: PDFObject | undefined): number | null {
  return item instanceof PDFNumber ? item.asNumber() : null;
}

function readNamed(catalog: PDFDict): Map<string, PDFObject> {
  const found = new Map<string, PDFObject>();
  const old = catalog.lookup(PDFName.of('Dests'));
  if (old instanceof PDFDict) {
    for (const [key, value] of old.entries()) found.set(key.decodeText(), value);
  }
  const names = catalog.lookup(PDFName.of('Names'));
  const tree = names instanceof PDFDict ? names.lookup(PDFName.of('Dests')) : undefined;
  if (tree instanceof PDFDict) readTree(tree, found, 0);
  return found;
}

function readTree(node: PDFDict, found: Map<string, PDFObject>, depth: number): void {
  const names = node.lookup(PDFName.of('Names'));
  const items = names instanceof PDFArray ? names.asArray() : [];
  for (let at = 0; at + 1 < items.length; at += 2) {
    const key = nameOf(node.context.lookup(items[at]));
    if (key !== undefined) found.set(key, items[at + 1]!);
  }
  const kids = node.lookup(PDFName.of('Kids'));
  if (!(kids instanceof PDFArray) || depth > MAX_DEPTH) return;
  for (const kid of kids.asArray()) {
    const child = node.context.lookup(kid);
    if (child instanceof PDFDict) readTree(child, found, depth + 1);
  }
}

/** Writes a destination on a page of the finished document. */
export function writeDestination(
  context: PDFContext,
  { page, view }: Destination,
  pages: readonly PDFRef[],
): PDFArray {
  const array = context.obj([]);
  array.push(pages[page]!);
  for (const item of view) {
    if (typeof item === 'number') array.push(PDFNumber.of(item));
    else array.push(item === null ? PDFNull : PDFName.of(item));
  }
  return array;
}

import { PDFArray, PDFDict, PDFName, type PDFObject, PDFRef } from '@cantoo/pdf-lib';

/** Whether an optional content group or membership, given by reference, is switched off. */
export type IsHiddenLayer = (layer: PDFObject | undefined) => boolean;

const name = (text: string): PDFName => PDFName.of(text);

/** The layers that a viewer does not show when it opens the document. */
export function findHiddenLayers(catalog: PDFDict): {
  readonly isHidden: IsHiddenLayer;
  readonly count: number;
} {
  const properties = dictionaryIn(catalog, 'OCProperties');
  const defaults = properties && dictionaryIn(properties, 'D');
  const off = new Set<PDFObject>();
  if (defaults?.lookup(name('BaseState')) === name('OFF')) {
    for (const layer of itemsIn(properties, 'OCGs')) off.add(layer);
    for (const layer of itemsIn(defaults, 'ON')) off.delete(layer);
  }
  for (const layer of itemsIn(defaults, 'OFF')) off.add(layer);
  for (const layer of hiddenByUse(defaults)) off.add(layer);
  return { isHidden: (layer) => isHidden(catalog, off, layer), count: off.size };
}

/** Layers hidden on screen by their usage, if the document asks viewers to follow it. */
function hiddenByUse(defaults: PDFDict | undefined): PDFObject[] {
  const rules = itemsIn(defaults, 'AS').map((rule) => defaults?.context.lookup(rule));
  return rules
    .filter((rule) => rule instanceof PDFDict && rule.lookup(name('Event')) === name('View'))
    .flatMap((rule) => itemsIn(rule as PDFDict, 'OCGs'))
    .filter((layer) => {
      const group = defaults?.context.lookup(layer);
      const usage = group instanceof PDFDict ? dictionaryIn(group, 'Usage') : undefined;
      const view = usage && dictionaryIn(usage, 'View');
      return view?.lookup(name('ViewState')) === name('OFF');
    });
}

function isHidden(
  catalog: PDFDict,
  off: ReadonlySet<PDFObject>,
  layer: PDFObject | undefined,
): boolean {
  if (layer === undefined) return false;
  if (off.has(layer)) return true;
  const membership = catalog.context.lookup(layer);
  if (!(membership instanceof PDFDict) || !membership.has(name('OCGs'))) return false;
  const groups = membersOf(membership);
  const hidden = groups.filter((group) => off.has(group)).length;
  const policy = membership.lookup(name('P'));
  if (policy === name('AllOn')) return hidden > 0;
  if (policy === name('AnyOff')) return groups.length > 0 && hidden === 0;
  if (policy === name('AllOff')) return hidden < groups.length;
  return groups.length > 0 && hidden === groups.length;
}

function membersOf(membership: PDFDict): readonly PDFObject[] {
  const groups = membership.get(name('OCGs'));
  const isOne = groups instanceof PDFRef && membership.lookup(name('OCGs')) instanceof PDFDict;
  return isOne ? [groups] : itemsIn(membership, 'OCGs');
}

function dictionaryIn(dict: PDFDict, key: string): PDFDict | undefined {
  const value = dict.lookup(name(key));
  return value instanceof PDFDict ? value : undefined;
}

function itemsIn(dict: PDFDict | undefined, key: string): readonly PDFObject[] {
  const value = dict?.lookup(name(key));
  return value instanceof PDFArray ? value.asArray() : [];
}

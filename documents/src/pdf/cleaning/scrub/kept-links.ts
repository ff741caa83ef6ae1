import {
  PDFArray,
  type PDFContext,
  PDFDict,
  PDFHexString,
  PDFName,
  PDFNumber,
  type PDFObject,
  type PDFRef,
  PDFString,
} from '@cantoo/pdf-lib';

import { type Destination, writeDestination } from './destinations.ts';

/** A link to be written, with only its position, border and target; a link without a target keeps its border. */
export interface KeptLink {
  readonly numbers: Readonly<Record<string, readonly number[]>>;
  readonly target?: { readonly address: string } | { readonly destination: Destination };
}

/** Which targets a link may have, and how destinations are resolved. */
export interface LinkPolicy {
  /** Whether a link to an address may stay. */
  readonly isKeptAddress: (address: string) => boolean;
  readonly readDestination: (value: PDFObject | undefined) => Destination | undefined;
}

// The rectangles, border and color of a link, each an array of numbers.
const NUMBERS = ['Rect', 'QuadPoints', 'Border', 'C'];
const MAX_LINKS_OF_PAGE = 10_000;

/** The links of a page; one that may not stay has no target. */
export function readLinks(page: PDFDict, policy: LinkPolicy): readonly KeptLink[] {
  return annotationsOf(page)
    .slice(0, MAX_LINKS_OF_PAGE)
    .filter((annotation) => annotation.lookup(PDFName.of('Subtype')) === PDFName.of('Link'))
    .map((annotation) => readLink(annotation, policy));
}

/** The annotations of a page, of any kind. */
function annotationsOf(page: PDFDict): PDFDict[] {
  const annotations = page.lookup(PDFName.of('Annots'));
  const items = annotations instanceof PDFArray ? annotations.asArray() : [];
  return items
    .map((item) => page.context.lookup(item))
    .filter((item): item is PDFDict => item instanceof PDFDict);
}

function readLink(annotation: PDFDict, policy: LinkPolicy): KeptLink {
  const entries = NUMBERS.map((key) => [key, numbersIn(annotation, key)] as const);
  const numbers = Object.fromEntries(entries.filter(([, values]) => values.length > 0));
  const style = annotation.lookup(PDFName.of('BS'));
  const width = style instanceof PDFDict ? style.lookup(PDFName.of('W')) : undefined;
  // A link that does not specify a border has one.
  if (width instanceof PDFNumber) numbers['Border'] = [0, 0, width.asNumber()];
  const target = readTarget(annotation, policy);
  return target === undefined ? { numbers } : { numbers, target };
}

/** Whether a link is worth writing: it has a target or a border. */
export function isWorthWriting({ numbers, target }: KeptLink): boolean {
  if (numbers['Rect']?.length !== 4) return false;
  const [, , width = 1] = numbers['Border'] ?? [];
  return target !== undefined || width > 0;
}

function readTarget(annotation: PDFDict, policy: LinkPolicy): KeptLink['target'] {
  const action = annotation.lookup(PDFName.of('A'));
  if (!(action instanceof PDFDict)) {
    return asTarget(policy.readDestination(annotation.get(PDFName.of('Dest'))));
  }
  const kind = action.lookup(PDFName.of('S'));
  if (kind === PDFName.of('GoTo')) {
    return asTarget(policy.readDestination(action.get(PDFName.of('D'))));
  }
  const value = action.lookup(PDFName.of('URI'));
  const isText = value instanceof PDFString || value instanceof PDFHexString;
  if (kind !== PDFName.of('URI') || !isText) return undefined;
  const address = value.decodeText();
  return policy.isKeptAddress(address) ? { address } : undefined;
}

function asTarget(destination: Destination | undefined): KeptLink['target'] {
  return destination && { destination };
}

function numbersIn(dict: PDFDict, key: string): number[] {
  const value = dict.lookup(PDFName.of(key));
  const items = value instanceof PDFArray ? value.asArray() : [];
  return items
    .map((item) => dict.context.lookup(item))
    .filter((item): item is PDFNumber => item instanceof PDFNumber)
    .map((item) => item.asNumber());
}

export function writeLink(context: PDFContext, link: KeptLink, pages: readonly PDFRef[]): PDFRef {
  const { numbers, target } = link;
  const dict = context.obj({ Type: 'Annot', Subtype: 'Link', F: 4 });
  for (const [key, values] of Object.entries(numbers)) {
    dict.set(PDFName.of(key), context.obj([...values]));
  }
  if (target === undefined) return context.register(dict);
  if ('address' in target) {
    const action = context.obj({ S: 'URI' });
    action.set(PDFName.of('URI'), PDFString.of(escapeAddress(target.address)));
    dict.set(PDFName.of('A'), action);
  } else {
    dict.set(PDFName.of('Dest'), writeDestination(context, target.destination, pages));
  }
  return context.register(dict);
}

/** Addresses are ASCII; characters that would end the string or form an escape are percent-encoded. */
function escapeAddress(address: string): string {
  return encodeURI(address)
    .replaceAll('%25', '%')
    .replaceAll(/[()\\]/g, (character) => `%${character.charCodeAt(0).toString(16)}`);
}

import type { StrippedKind, StripTally } from '#documents/cleaning/strip-tally.ts';
import type { StyleSheet } from '#documents/docx/style-sheet.ts';
import type { XmlSplice } from '#documents/xml/xml-splices.ts';
import { tokenizeXml, type XmlToken } from '#documents/xml/xml-tokens.ts';

import { sanitizeChartReference } from './chart-references.ts';
import { classifyPrefixes } from './classify-prefixes.ts';
import { createRemovalFinder } from './removal-finder.ts';
import { stripAttributes } from './strip-attributes.ts';
import { UNWRAPPED } from './stripped-elements.ts';
import { createUnknownNames, isStrayText, type UnknownNames } from './unknown-names.ts';

const COUNTED_AS_PARTS: ReadonlySet<StrippedKind> = new Set(['comments', 'embedded-objects']);

const DRAWING = 'svg';

export interface StripContext {
  /** Dropped relationships of the part: the elements that use them are removed too. */
  readonly droppedRelationships: ReadonlySet<string>;
  readonly isKeptAddress: (address: string) => boolean;
  /** Whether a link or a field of the document may refer to the bookmark of this name. */
  readonly isReferenced: (bookmark: string) => boolean;
  readonly styles: StyleSheet;
  readonly tally: StripTally;
}

/**
 * Accepts all tracked changes, and removes comments, hidden text, revision save IDs, settings that refer to other data,
 * text and data that no reader sees, and whatever depends on dropped parts.
 */
export function stripMarkup(xml: string, context: StripContext): XmlSplice[] {
  const { tally } = context;
  const splices: XmlSplice[] = [];
  const names: string[] = [];
  const { foreign: foreignPrefixes, word } = classifyPrefixes(xml);
  const unknown = createUnknownNames(xml, word);
  const findRemoval = createRemovalFinder(xml, { ...context, foreignPrefixes });
  const isInFallback = (): boolean => names.includes('Fallback');
  const attributes = { ...context, foreignPrefixes, isInFallback, unknown };
  let removal: { start: number; depth: number } | undefined;

  const cut = ({ start, end }: { start: number; end: number }): void =>
    void splices.push({ start, end, xml: '' });
  const drop = (token: XmlToken, kind: StrippedKind): void => {
    tally.add(kind);
    cut(token);
  };
  const open = (token: XmlToken, kind: StrippedKind | undefined): void => {
    const unwrapped = unwrappedKind(token, names, unknown);
    if (kind !== undefined) {
      removal = { start: token.start, depth: names.length };
      if (!COUNTED_AS_PARTS.has(kind)) tally.add(kind);
    } else if (unwrapped !== undefined) drop(token, unwrapped);
    else splices.push(...stripAttributes(xml, token, attributes));
  };
  const close = (token: XmlToken): void => {
    if (removal?.depth === names.length) {
      cut({ start: removal.start, end: token.end });
      removal = undefined;
    } else if (!removal && token.kind === 'close' && unwrappedKind(token, names, unknown)) {
      cut(token);
    }
  };

  for (const token of tokenizeXml(xml)) {
    if (token.kind === 'close') names.pop();
    const kind = findRemoval(token, names);
    if (token.kind === 'open' && !removal) open(token, kind);
    if (token.kind === 'text') splices.push(...sanitizeChartReference(xml, token, names.at(-1)));
    const stray = strayKind(xml, token, names);
    if (stray !== undefined && !removal) drop(token, stray);
    if (token.kind === 'close' || (token.kind === 'open' && token.isEmpty)) close(token);
    else if (token.kind === 'open') names.push(token.name);
  }
  return splices;
}

/** The kind as which an element is removed while its content stays; never the root, which identifies the part. */
function unwrappedKind(
  token: XmlToken,
  ancestors: readonly string[],
  unknown: UnknownNames,
): StrippedKind | undefined {
  if (ancestors.length === 0) return undefined;
  return UNWRAPPED.get(token.name) ?? (unknown.isElement(token) ? 'custom-data' : undefined);
}

/** The kind as which text and comments are removed where none is shown. */
function strayKind(
  xml: string,
  token: XmlToken,
  ancestors: readonly string[],
): StrippedKind | undefined {
  if (token.kind === 'other')
    return xml.startsWith('<?xml ', token.start) ? undefined : 'code-remarks';
  // A drawing shows text in elements that are not Word's.
  if (token.kind !== 'text' || ancestors[0] === DRAWING) return undefined;
  return isStrayText(xml, token, [ancestors.at(-1), ancestors.at(-2)]) ? 'custom-data' : undefined;
}

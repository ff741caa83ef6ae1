import type { StrippedKind, StripTally } from '#documents/cleaning/strip-tally.ts';
import type { HiddenReason } from '#documents/extracted-document.ts';

import { createHiddenRuns, type HiddenRuns } from '../hidden-runs.ts';
import type { StyleSheet } from '../style-sheet.ts';
import type { XmlSplice } from './xml-splices.ts';
import { listAttributes, tokenizeXml, type XmlAttribute, type XmlToken } from './xml-tokens.ts';

const kindsOf = (kind: StrippedKind, names: string): [string, StrippedKind][] =>
  names.split(' ').map((name) => [name, kind]);

/** Elements that go with all that they hold. */
const REMOVED: ReadonlyMap<string, StrippedKind> = new Map([
  ...kindsOf('tracked-changes', 'del moveFrom cellIns cellDel cellMerge numberingChange'),
  ...kindsOf('tracked-changes', 'rPrChange pPrChange sectPrChange tblPrChange tblPrExChange'),
  ...kindsOf('tracked-changes', 'trPrChange tcPrChange tblGridChange'),
  ...kindsOf(
    'tracked-changes',
    'moveFromRangeStart moveFromRangeEnd moveToRangeStart moveToRangeEnd',
  ),
  ...kindsOf('tracked-changes', 'customXmlInsRangeStart customXmlInsRangeEnd'),
  ...kindsOf('tracked-changes', 'customXmlDelRangeStart customXmlDelRangeEnd'),
  ...kindsOf('tracked-changes', 'customXmlMoveFromRangeStart customXmlMoveFromRangeEnd'),
  ...kindsOf('tracked-changes', 'customXmlMoveToRangeStart customXmlMoveToRangeEnd'),
  ...kindsOf('comments', 'commentRangeStart commentRangeEnd commentReference'),
  ...kindsOf('revision-identifiers', 'rsids docId'),
  ...kindsOf('document-settings', 'docVars attachedTemplate mailMerge attachedSchema'),
  ...kindsOf('document-settings', 'saveThroughXslt permStart permEnd'),
  // Fields of reference managers and drawings for older programs keep whole copies of what they show in packed form.
  ...kindsOf('custom-data', 'dataBinding fldData'),
]);

/** The references to pictures in the file. */
const STORED = new Set(['embed', 'id']);

const COUNTED_AS_PARTS: ReadonlySet<StrippedKind> = new Set(['comments', 'embedded-objects']);

/** What was inserted or moved here: it stays, without the mark of who did it and when. */
const UNWRAPPED = new Set(['ins', 'moveTo']);

/** What a hidden run loses; fields, which Word hides as well, keep their structure. */
const HIDDEN_CONTENT = new Set(
  't delText tab ptab br cr noBreakHyphen sym drawing pict object AlternateContent'.split(' '),
);

/** The part of it that nobody sees where only the letters are hidden: breaks, pictures and objects show as ever. */
const LETTERS = new Set('t delText noBreakHyphen sym'.split(' '));

/** What a part's markup is stripped by. */
export interface StripContext {
  /** Relationships of the part that are dropped: the elements that use them go as well. */
  readonly droppedRelationships: ReadonlySet<string>;
  readonly isKeptAddress: (address: string) => boolean;
  readonly styles: StyleSheet;
  readonly tally: StripTally;
}

/**
 * Resolves tracked changes as if they were all accepted, and takes out comments, hidden text, the identifiers of
 * editing sessions, settings that tell of other data, and what depends on parts that are dropped.
 */
export function stripMarkup(xml: string, context: StripContext): XmlSplice[] {
  const { droppedRelationships, styles, tally } = context;
  const splices: XmlSplice[] = [];
  const runs: number[] = [];
  const hiddenRuns = createHiddenRuns(styles);
  let depth = 0;
  let removal: { start: number; depth: number } | undefined;

  const open = (token: XmlToken): void => {
    const kind = removalKind(xml, token, droppedRelationships);
    const isInRun = depth === (runs.at(-1) ?? depth) + 1;
    if (kind !== undefined || (isInRun && isUnseen(token.name, hiddenRuns.hiddenBy()))) {
      removal = { start: token.start, depth };
      if (kind === undefined || !COUNTED_AS_PARTS.has(kind)) tally.add(kind ?? 'hidden-text');
      return;
    }
    if (token.name === 'r' && !token.isEmpty) runs.push(depth);
    if (UNWRAPPED.has(token.name)) {
      tally.add('tracked-changes');
      splices.push({ start: token.start, end: token.end, xml: '' });
    } else {
      splices.push(...stripAttributes(xml, token, context));
    }
  };
  const close = (token: XmlToken): void => {
    if (removal?.depth === depth) {
      splices.push({ start: removal.start, end: token.end, xml: '' });
      removal = undefined;
    } else if (!removal && token.kind === 'close' && UNWRAPPED.has(token.name)) {
      splices.push({ start: token.start, end: token.end, xml: '' });
    }
    if (runs.at(-1) === depth && token.name === 'r') runs.pop();
  };

  for (const token of tokenizeXml(xml)) {
    if (token.kind === 'close') depth -= 1;
    if (token.kind === 'open' && !removal) open(token);
    if (token.kind === 'other' && xml.startsWith('<!--', token.start)) {
      tally.add('code-remarks');
      splices.push({ start: token.start, end: token.end, xml: '' });
    }
    if (token.kind === 'close' || (token.kind === 'open' && token.isEmpty)) close(token);
    else if (token.kind === 'open') depth += 1;
    followToken(hiddenRuns, xml, token);
  }
  return splices;
}

function removalKind(
  xml: string,
  token: XmlToken,
  droppedRelationships: ReadonlySet<string>,
): StrippedKind | undefined {
  const kind = REMOVED.get(token.name);
  if (kind !== undefined || droppedRelationships.size === 0) return kind;
  const attributes = listAttributes(xml, token);
  const usesDropped = droppedReferences(attributes, droppedRelationships).some(
    (reference) => !isStoredAsWell(reference, attributes),
  );
  return usesDropped ? 'embedded-objects' : undefined;
}

function droppedReferences(
  attributes: readonly XmlAttribute[],
  droppedRelationships: ReadonlySet<string>,
): XmlAttribute[] {
  return attributes.filter(
    ({ prefix, name, value }) =>
      prefix !== '' && prefix !== 'w' && name !== 'space' && droppedRelationships.has(value),
  );
}

/** Whether a reference says where a picture once came from that the same element takes from the file. */
function isStoredAsWell(
  { prefix, name }: XmlAttribute,
  attributes: readonly XmlAttribute[],
): boolean {
  const isSource = name === 'link' || name === 'href';
  return isSource && attributes.some((other) => other.prefix === prefix && STORED.has(other.name));
}

function isUnseen(name: string, hiddenBy: HiddenReason | undefined): boolean {
  if (hiddenBy === undefined) return false;
  return (hiddenBy === 'marked-hidden' ? HIDDEN_CONTENT : LETTERS).has(name);
}

function followToken(runs: HiddenRuns, xml: string, token: XmlToken): void {
  const { kind, name, isEmpty } = token;
  if (kind === 'open') {
    runs.open(
      name,
      (wanted) => listAttributes(xml, token).find((attribute) => attribute.name === wanted)?.value,
    );
  }
  if (kind === 'close' || (kind === 'open' && isEmpty)) runs.close(name);
}

const MAY_STRIP = /rsid|fullDate|gfxdata|link=|href=|src=/;
/** The date behind a date field and the packed form of a drawing: second copies of what is shown. */
const COPIES = new Set(['fullDate', 'gfxdata']);
/** An address that is none within the document, nor a picture itself. */
const OUTSIDE = /^(?:(?!data:)[a-z][\w+.-]*:|\\\\|\/\/)/i;

/** Strips the sessions in which a passage was edited, copies, and where pictures come from. */
function stripAttributes(
  xml: string,
  token: XmlToken,
  { droppedRelationships, isKeptAddress, tally }: StripContext,
): XmlSplice[] {
  if (!MAY_STRIP.test(xml.slice(token.start, token.end))) return [];
  const attributes = listAttributes(xml, token);
  const sources = new Set(droppedReferences(attributes, droppedRelationships));
  return attributes.flatMap((attribute) => {
    const kind = sources.has(attribute) ? 'external-data' : strippedKind(attribute, isKeptAddress);
    if (kind === undefined) return [];
    // The relationship was counted.
    if (!sources.has(attribute)) tally.add(kind);
    return [{ start: attribute.start - 1, end: attribute.valueEnd + 1, xml: '' }];
  });
}

function strippedKind(
  { prefix, name, value }: XmlAttribute,
  isKeptAddress: StripContext['isKeptAddress'],
): StrippedKind | undefined {
  if (prefix !== '' && COPIES.has(name)) return 'custom-data';
  if (prefix !== '' && name.startsWith('rsid')) return 'revision-identifiers';
  const leadsOut = OUTSIDE.test(value) && (name === 'src' || !isKeptAddress(value));
  return leadsOut && (name === 'src' || name === 'href') ? 'external-data' : undefined;
}

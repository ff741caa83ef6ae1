import type { StrippedKind } from '#documents/cleaning/strip-tally.ts';

import type { XmlSplice } from '../xml-splices.ts';
import { listAttributes, type XmlAttribute, type XmlToken } from '../xml-tokens.ts';
import type { StripContext } from './strip-markup.ts';
import type { UnknownNames } from './unknown-names.ts';
import { stripName } from './unseen-names.ts';

/** What the attributes of a part are judged by. */
interface AttributeContext extends StripContext {
  readonly foreignPrefixes: ReadonlySet<string>;
  readonly unknown: UnknownNames;
  /** Whether an element stands in the alternative for programs that do not know the first one: nobody else sees it. */
  readonly isInFallback: () => boolean;
}

/** The references to pictures in the file. */
const STORED = new Set(['embed', 'id']);
/** The date behind a date field and the packed form of a drawing: second copies of what is shown. */
const COPIES = new Set(['fullDate', 'gfxdata']);
/** An address that is none within the document, nor a picture itself. */
const OUTSIDE = /^(?:(?!data:)[a-z][\w+.-]*:|\\\\|\/\/)/i;

/** Stands for namespaces of programs, whose names may be anybody's. */
const NO_NAMESPACE = 'urn:removed';

/** By their element, `*` for any, attributes with words that no reader of the document sees. */
const UNSEEN: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ['*', new Set(['tooltip'])],
  // What a picture shows is described around it.
  ['cNvPr', new Set(['descr', 'title'])],
  ['imagedata', new Set(['title'])],
  ['dropDownList', new Set(['lastValue'])],
  ['comboBox', new Set(['lastValue'])],
]);
const DESCRIPTIONS = new Set(['alt', 'descr', 'title', 'string']);

const MAY_STRIP =
  /rsid|fullDate|gfxdata|link=|href=|src=|tooltip=|name=|title=|descr=|alt=|string=|lastValue=/;

/** Strips the sessions in which a passage was edited, copies, unseen words and where pictures come from. */
export function stripAttributes(
  xml: string,
  token: XmlToken,
  context: AttributeContext,
): XmlSplice[] {
  const { droppedRelationships, foreignPrefixes, tally } = context;
  const unknown = new Set(context.unknown.attributesOf(token).map(({ start }) => start));
  const mayStrip = foreignPrefixes.size > 0 || MAY_STRIP.test(xml.slice(token.start, token.end));
  if (unknown.size === 0 && !mayStrip) return [];
  const attributes = listAttributes(xml, token);
  const sources = new Set(droppedReferences(attributes, droppedRelationships));
  return attributes.flatMap((attribute) => {
    if (declaresForeign(attribute, foreignPrefixes)) {
      return [{ start: attribute.valueStart, end: attribute.valueEnd, xml: NO_NAMESPACE }];
    }
    const name = stripName(token.name, attributes, attribute, context.isMentioned);
    if (name !== undefined) {
      tally.add('unseen-words');
      return [{ start: attribute.valueStart, end: attribute.valueEnd, xml: name }];
    }
    const kind = sources.has(attribute)
      ? 'external-data'
      : unknown.has(attribute.start)
        ? 'custom-data'
        : strippedKind(token.name, attribute, context);
    if (kind === undefined) return [];
    // The relationship was counted.
    if (!sources.has(attribute)) tally.add(kind);
    return [{ start: attribute.start - 1, end: attribute.valueEnd + 1, xml: '' }];
  });
}

/** Whether a namespace is declared of which nothing stays; its prefix stays, as lists of prefixes may name it. */
function declaresForeign({ prefix, name }: XmlAttribute, foreign: ReadonlySet<string>): boolean {
  if (prefix === 'xmlns') return foreign.has(name);
  return prefix === '' && name === 'xmlns' && foreign.has('');
}

/** Whether an element uses a part that is dropped, other than as the place where a stored picture came from. */
export function usesDropped(
  xml: string,
  token: XmlToken,
  droppedRelationships: ReadonlySet<string>,
): boolean {
  if (droppedRelationships.size === 0) return false;
  const attributes = listAttributes(xml, token);
  return droppedReferences(attributes, droppedRelationships).some(
    (reference) => !isStoredAsWell(reference, attributes),
  );
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

function strippedKind(
  element: string,
  attribute: XmlAttribute,
  { foreignPrefixes, isKeptAddress, isInFallback }: AttributeContext,
): StrippedKind | undefined {
  const { prefix, name } = attribute;
  if (prefix !== '') {
    if (foreignPrefixes.has(prefix) || COPIES.has(name)) return 'custom-data';
    if (name.startsWith('rsid')) return 'revision-identifiers';
  }
  if (isUnseen(element, attribute) || (DESCRIPTIONS.has(name) && isInFallback()))
    return 'unseen-words';
  return leadsOut(attribute, isKeptAddress) ? 'external-data' : undefined;
}

function leadsOut(
  { name, value }: XmlAttribute,
  isKeptAddress: (address: string) => boolean,
): boolean {
  if ((name !== 'src' && name !== 'href') || !OUTSIDE.test(value)) return false;
  return name === 'src' || !isKeptAddress(value);
}

function isUnseen(element: string, { name }: XmlAttribute): boolean {
  return UNSEEN.get(element)?.has(name) === true || UNSEEN.get('*')!.has(name);
}

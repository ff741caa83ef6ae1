import type { StrippedKind } from '#documents/cleaning/strip-tally.ts';
import type { XmlSplice } from '#documents/xml/xml-splices.ts';
import { listAttributes, type XmlAttribute, type XmlToken } from '#documents/xml/xml-tokens.ts';

import type { StripContext } from './strip-markup.ts';
import type { UnknownNames } from './unknown-names.ts';
import { stripName } from './unseen-names.ts';

interface AttributeContext extends StripContext {
  readonly foreignPrefixes: ReadonlySet<string>;
  readonly unknown: UnknownNames;
  /** Whether an element is in the fallback for programs that do not know the first alternative: nobody else sees it. */
  readonly isInFallback: () => boolean;
}

/** The references to embedded pictures. */
const EMBEDDING_ATTRIBUTES = new Set(['embed', 'id']);
/** The date behind a date field and the compressed form of a drawing: duplicates of what is shown. */
const COPIES = new Set(['fullDate', 'gfxdata']);
/** An external address, that is neither within the document nor a picture itself. */
const OUTSIDE = /^(?:(?!data:)[a-z][\w+.-]*:|\\\\|\/\/)/i;

/** Replaces application namespaces, whose names may be anybody's. */
const NO_NAMESPACE = 'urn:removed';

/** Attributes with text that no reader of the document sees, by element, `*` for any. */
const INVISIBLE_ATTRIBUTES: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ['*', new Set(['tooltip'])],
  // A picture's alternative text is in the enclosing markup.
  ['cNvPr', new Set(['descr', 'title'])],
  ['imagedata', new Set(['title'])],
  ['dropDownList', new Set(['lastValue'])],
  ['comboBox', new Set(['lastValue'])],
]);
/** Identifiers of drawn shapes as Word gives them; nothing else refers to these. */
const PLAIN_SHAPE_ID = /^_x\d{4}_[a-z]\d{1,6}$/i;
const DESCRIPTIONS = new Set(['alt', 'descr', 'title', 'string']);

const MAY_STRIP =
  /rsid|spid|fullDate|gfxdata|link=|href=|src=|tooltip=|name=|title=|descr=|alt=|string=|lastValue=/;

/** Strips revision save IDs, duplicates, invisible text and the origins of pictures. */
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
    const name = stripName(token.name, attributes, attribute, context.isReferenced);
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
    // The relationship was already counted.
    if (!sources.has(attribute)) tally.add(kind);
    return [{ start: attribute.start - 1, end: attribute.valueEnd + 1, xml: '' }];
  });
}

/** Whether a namespace is declared of which nothing stays; its prefix stays, as prefix lists may name it. */
function declaresForeign({ prefix, name }: XmlAttribute, foreign: ReadonlySet<string>): boolean {
  if (prefix === 'xmlns') return foreign.has(name);
  return prefix === '' && name === 'xmlns' && foreign.has('');
}

/** Whether an element uses a dropped part, other than as the origin of an embedded picture. */
export function usesDroppedRelationship(
  xml: string,
  token: XmlToken,
  droppedRelationships: ReadonlySet<string>,
): boolean {
  if (droppedRelationships.size === 0) return false;
  const attributes = listAttributes(xml, token);
  return droppedReferences(attributes, droppedRelationships).some(
    (reference) => !isAlsoEmbedded(reference, attributes),
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

/** Whether a reference states the origin of a picture that the same element also embeds. */
function isAlsoEmbedded(
  { prefix, name }: XmlAttribute,
  attributes: readonly XmlAttribute[],
): boolean {
  const isSource = name === 'link' || name === 'href';
  return (
    isSource &&
    attributes.some((other) => other.prefix === prefix && EMBEDDING_ATTRIBUTES.has(other.name))
  );
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
  return isExternalReference(attribute, isKeptAddress) ? 'external-data' : undefined;
}

function isExternalReference(
  { name, value }: XmlAttribute,
  isKeptAddress: (address: string) => boolean,
): boolean {
  if ((name !== 'src' && name !== 'href') || !OUTSIDE.test(value)) return false;
  return name === 'src' || !isKeptAddress(value);
}

function isUnseen(element: string, { prefix, name, value }: XmlAttribute): boolean {
  const isOffice = prefix === 'o';
  return (
    (isOffice && (name === 'title' || (name === 'spid' && !PLAIN_SHAPE_ID.test(value)))) ||
    INVISIBLE_ATTRIBUTES.get(element)?.has(name) === true ||
    INVISIBLE_ATTRIBUTES.get('*')!.has(name)
  );
}

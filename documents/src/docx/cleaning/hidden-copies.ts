import { createValueFinder, type FoundValue, type ValueFinder } from '@proviso/engine/spelling';

import { viewBytes } from '#documents/cleaning/byte-views.ts';
import { decodeAddress } from '#documents/cleaning/decode-address.ts';
import { BAR, listNameParts, type RemovedValue } from '#documents/cleaning/removed-values.ts';
import type { XmlSplice } from '#documents/xml/xml-splices.ts';
import { listAttributes, readText, tokenizeXml, type XmlToken } from '#documents/xml/xml-tokens.ts';

import { spliceChanges } from './edit-splices.ts';
import { spaceName } from './format-names.ts';
import { isCodeAttribute, isFreeTextAttribute } from './free-text-attributes.ts';
import { decodeBase64, unpackBytes } from './packed-bytes.ts';
import type { TextSource } from './text-sources.ts';

/** Text that belongs together: the raw pieces and their decoded text. */
interface HiddenText {
  readonly text: string;
  readonly sources: readonly Pick<TextSource, 'start' | 'end' | 'rawStart' | 'rawEnd' | 'kind'>[];
  /** Field codes and the names in them consist of letters and digits only. */
  readonly isCode: boolean;
  /** Whether it points to a part of the file or states the kind of something. */
  readonly isStructural?: boolean;
}

/** The values to search for in places that nobody reads. */
export interface HiddenSearch {
  readonly finder: ValueFinder<RemovedValue>;
  /** Finds the words of personal names. */
  readonly nameParts: ValueFinder<RemovedValue>;
}

/** Prepares the search for values and the words of the names among them. */
export function createHiddenSearch(values: readonly RemovedValue[]): HiddenSearch {
  return {
    finder: createValueFinder(values),
    nameParts: createValueFinder(listNameParts(values)),
  };
}

/** Attributes in which a word may be a name by chance. */
const STRUCTURAL_ATTRIBUTES = new Set(['uri', 'Target', 'src', 'href', 'element']);
/** Uppercase words in a field code that are not names: field types and formats. */
export const WORDS_OF_FIELDS: ReadonlySet<string> = new Set(
  (
    'PAGE DATE TIME TITLE AUTHOR INDEX LINK QUOTE NEXT SECTION SYMBOL INFO SUBJECT KEYWORDS COMMENTS PRINT TEMPLATE ' +
    'EMBED SHAPE DATABASE COMPARE BARCODE ROMAN ARABIC CAPS FIRSTCAP UPPER LOWER ORDINAL ALPHABETIC'
  ).split(' '),
);

/**
 * Finds removed values outside of a document's text: field codes, fallbacks for older readers, the values behind a
 * chart, attributes. `shown` contains the offsets of raw texts and attribute values that belong to the text.
 */
export function findHiddenCopies(
  xml: string,
  shown: ReadonlySet<number>,
  search: HiddenSearch,
): XmlSplice[] {
  const hidden = [...listHiddenTexts(xml, shown), ...listFreeTextAttributes(xml, shown)];
  return hidden.flatMap((text) => replaceValues(xml, text, search));
}

function replaceValues(xml: string, hidden: HiddenText, search: HiddenSearch): XmlSplice[] {
  const { text, sources, isCode } = hidden;
  const { finder } = search;
  const whole = findWithSpacing(finder, text, isCode);
  const found = [...whole, ...findNameParts(hidden, whole, search)];
  const changes = found.map(({ value: { name, replacement }, start, end }) => {
    return { start, end, replacement: isCode ? name : replacement };
  });
  if (
    changes.length === 0 &&
    decodeEncodedForms(text).some((decodedForm) => finder.isIn(decodedForm))
  ) {
    changes.push({ start: 0, end: text.length, replacement: isCode ? ' ' : BAR });
  }
  return spliceChanges(xml, sources, changes);
}

/** The words of names in addition to whole values. */
function findNameParts(
  { text, isCode, isStructural = false }: HiddenText,
  whole: readonly FoundValue<RemovedValue>[],
  { nameParts }: HiddenSearch,
): FoundValue<RemovedValue>[] {
  if (isStructural) return [];
  return findWithSpacing(nameParts, text, isCode).filter(
    ({ start, end }) =>
      !(isCode && WORDS_OF_FIELDS.has(text.slice(start, end).toUpperCase())) &&
      !whole.some((value) => start < value.end && end > value.start),
  );
}

/** Names contain underscores, or just capital letters, where text has spaces. */
function findWithSpacing(
  finder: ValueFinder<RemovedValue>,
  text: string,
  isCode: boolean,
): FoundValue<RemovedValue>[] {
  const found = finder.find(text);
  const spaced = isCode ? spaceName(text) : text.replaceAll('_', ' ');
  if (spaced === text) return found;
  const ends = new Set(found.map(({ end }) => end));
  const places = mapOffsets(text, spaced);
  const further = finder.find(spaced).map(({ value, start, end }) => {
    return { value, start: places[start]!, end: places[end - 1]! + 1 };
  });
  return [...found, ...further.filter(({ end }) => !ends.has(end))];
}

/** Maps each character of a spaced name to its offset in the name; an added space maps to the letter after it. */
function mapOffsets(name: string, spaced: string): number[] {
  let at = 0;
  return Array.from({ length: spaced.length }, (_, index) => {
    const isAdded = spaced[index] === ' ' && name[at] !== ' ' && name[at] !== '_';
    return isAdded ? at : at++;
  });
}

/** The decoded forms of a text: as an address with escapes, or as base64 bytes and what is compressed in them. */
function decodeEncodedForms(text: string): string[] {
  const address = decodeAddress(text);
  const encoded = decodeBase64(text);
  const packed = encoded ? [encoded, ...unpackBytes(encoded).map(({ bytes }) => bytes)] : [];
  const views = packed.flatMap((bytes) => [...viewBytes(bytes)].map((view) => view.text));
  return address === text ? views : [address, ...views];
}

/** The texts of each paragraph, or of each element outside of paragraphs, that are not shown. */
function listHiddenTexts(xml: string, shown: ReadonlySet<number>): HiddenText[] {
  const groups = new Map<
    XmlToken,
    { text: string; sources: HiddenText['sources'][number][]; isCode: boolean }
  >();
  const open: XmlToken[] = [];
  for (const token of tokenizeXml(xml)) {
    if (token.kind === 'open' && !token.isEmpty) open.push(token);
    else if (token.kind === 'close') open.pop();
    else if (token.kind === 'text' && !shown.has(token.start)) {
      const parent = open.at(-1);
      const text = readText(xml, token);
      if (!parent || (text.trim() === '' && !/^(?:t|instrText)$/.test(parent.name))) continue;
      const key = open.findLast(({ name }) => name === 'p') ?? parent;
      const group = groups.get(key) ?? {
        text: '',
        sources: [],
        isCode: parent.name === 'instrText',
      };
      const start = group.text.length;
      group.sources.push({
        start,
        end: start + text.length,
        rawStart: token.start,
        rawEnd: token.end,
        kind: 'text',
      });
      group.text += text;
      groups.set(key, group);
    }
  }
  return [...groups.values()];
}

function listFreeTextAttributes(xml: string, shown: ReadonlySet<number>): HiddenText[] {
  const found: HiddenText[] = [];
  for (const token of tokenizeXml(xml)) {
    if (token.kind !== 'open' || !xml.slice(token.start, token.end).includes('=')) continue;
    for (const { name, prefix, value, valueStart, valueEnd } of listAttributes(xml, token)) {
      const isDeclaration = prefix === 'xmlns' || name === 'xmlns';
      // Identifiers of relationships are renamed with these.
      const isNamedElsewhere = isDeclaration || prefix === 'r';
      if (
        isNamedElsewhere ||
        shown.has(valueStart) ||
        !isFreeTextAttribute(token.name, name, value)
      )
        continue;
      const isCode = isCodeAttribute(token.name, name);
      const source = { start: 0, end: value.length, rawStart: valueStart, rawEnd: valueEnd };
      const isStructural = STRUCTURAL_ATTRIBUTES.has(name);
      found.push({
        text: value,
        sources: [{ ...source, kind: 'attribute' }],
        isCode,
        isStructural,
      });
    }
  }
  return found;
}

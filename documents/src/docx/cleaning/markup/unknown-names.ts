import {
  listAttributes,
  readText,
  type XmlAttribute,
  type XmlToken,
} from '#documents/xml/xml-tokens.ts';

import { WORD_ATTRIBUTES, WORD_ELEMENTS } from './word-vocabulary.ts';

/** Elements of all Office formats that contain text or numbers; all others contain only elements. */
const WITH_TEXT = new Set(
  (
    't delText instrText delInstrText fldData binData v f pt formatCode sqref separator align posOffset txfldGUID ' +
    'oddHeader oddFooter evenHeader evenFooter firstHeader firstFooter copyrights copyright entityType'
  ).split(' '),
);
/** Fractions of a page, and the link settings of legacy embedded objects. */
const MEASURES = /^pct[A-Z]|^(?:LinkType|LockedField|FieldCodes)$/;
const LETTER = /\p{L}/u;
/** More distinct tags than any document has. */
const MAX_TAGS = 10_000;

/** Identifies the names in Word's own namespace that Word does not know: nothing displays their content. */
export interface UnknownNames {
  isElement(token: XmlToken): boolean;
  /** The unknown attributes of an opening tag, whether or not its element is known. */
  attributesOf(token: XmlToken): readonly XmlAttribute[];
}

/** Uses the prefixes of that namespace in a part. */
export function createUnknownNames(xml: string, prefixes: ReadonlySet<string>): UnknownNames {
  const known = new Set<string>();
  const isUnknown = (token: XmlToken, { prefix, name }: XmlAttribute): boolean => {
    const isWordName = prefix === '' ? prefixes.has(token.prefix) : prefixes.has(prefix);
    return isWordName && name !== 'xmlns' && !WORD_ATTRIBUTES.has(name);
  };
  return {
    isElement: ({ prefix, name }) => prefixes.has(prefix) && !WORD_ELEMENTS.has(name),
    attributesOf(token) {
      const tag = xml.slice(token.start, token.end);
      // Most tags occur many times in a document.
      if (known.has(tag) || !tag.includes('=')) return [];
      const unknown = listAttributes(xml, token).filter((attribute) => isUnknown(token, attribute));
      if (unknown.length === 0 && known.size < MAX_TAGS) known.add(tag);
      return unknown;
    },
  };
}

/** Whether text is where no Office format allows any. */
export function isStrayText(
  xml: string,
  token: XmlToken,
  [parent, grandparent]: readonly (string | undefined)[],
): boolean {
  if (parent === undefined || WITH_TEXT.has(parent) || MEASURES.test(parent)) return false;
  // The name of a trend is in the legend of the chart.
  if (parent === 'name' && grandparent === 'trendline') return false;
  return LETTER.test(readText(xml, token));
}

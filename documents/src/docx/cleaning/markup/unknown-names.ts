import { listAttributes, readText, type XmlAttribute, type XmlToken } from '../xml-tokens.ts';
import { WORD_ATTRIBUTES, WORD_ELEMENTS } from './word-vocabulary.ts';

/** Elements of all office formats that hold text or numbers; in all others nothing but elements stands. */
const WITH_TEXT = new Set(
  (
    't delText instrText delInstrText fldData binData v f pt formatCode sqref separator align posOffset txfldGUID ' +
    'oddHeader oddFooter evenHeader evenFooter firstHeader firstFooter copyrights copyright entityType'
  ).split(' '),
);
/** Shares of a page, and what old embedded objects say of their links. */
const MEASURES = /^pct[A-Z]|^(?:LinkType|LockedField|FieldCodes)$/;
const LETTER = /\p{L}/u;
/** More different tags than any document has. */
const MAX_TAGS = 10_000;

/** Tells of names of Word's own namespace which of them Word does not know: nothing shows what stands there. */
export interface UnknownNames {
  isElement(token: XmlToken): boolean;
  /** The attributes of an open token, of whatever kind its element is, that are unknown. */
  attributesOf(token: XmlToken): readonly XmlAttribute[];
}

/** Goes by the prefixes of that namespace in a part. */
export function createUnknownNames(xml: string, prefixes: ReadonlySet<string>): UnknownNames {
  const known = new Set<string>();
  const isUnknown = (token: XmlToken, { prefix, name }: XmlAttribute): boolean => {
    const isOfWord = prefix === '' ? prefixes.has(token.prefix) : prefixes.has(prefix);
    return isOfWord && name !== 'xmlns' && !WORD_ATTRIBUTES.has(name);
  };
  return {
    isElement: ({ prefix, name }) => prefixes.has(prefix) && !WORD_ELEMENTS.has(name),
    attributesOf(token) {
      const tag = xml.slice(token.start, token.end);
      // Most tags stand in a document many times.
      if (known.has(tag) || !tag.includes('=')) return [];
      const unknown = listAttributes(xml, token).filter((attribute) => isUnknown(token, attribute));
      if (unknown.length === 0 && known.size < MAX_TAGS) known.add(tag);
      return unknown;
    },
  };
}

/** Whether text stands where no office format has any. */
export function isStrayText(xml: string, token: XmlToken, parent: string | undefined): boolean {
  if (parent === undefined || WITH_TEXT.has(parent) || MEASURES.test(parent)) return false;
  return LETTER.test(readText(xml, token));
}

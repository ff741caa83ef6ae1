import { listAttributes, tokenizeXml, type XmlToken } from '../xml-tokens.ts';

/** Namespaces of the office formats and of the standards that they take in. */
const OFFICE =
  /^(?:http:\/\/(?:schemas\.openxmlformats\.org|purl\.oclc\.org\/ooxml|schemas\.microsoft\.com|www\.w3\.org)\/|urn:schemas-microsoft-com:)/i;

/** Word's own, in both of its editions. */
const WORD =
  /^http:\/\/(?:schemas\.openxmlformats\.org\/wordprocessingml\/2006|purl\.oclc\.org\/ooxml\/wordprocessingml)\/main$/;

/** The prefixes of a part's elements and attributes, an empty one among them where there are names without. */
export interface SortedPrefixes {
  /**
   * Those of no office format: data of some program, which the formats allow and no reader shows (ISO/IEC 29500-3). None where
   * the root itself is foreign.
   */
  readonly foreign: ReadonlySet<string>;
  /** Those of Word's own namespace and of no other. */
  readonly word: ReadonlySet<string>;
}

/** Tells the prefixes of a part by the namespaces for which they are declared anywhere in it. */
export function sortPrefixes(xml: string): SortedPrefixes {
  const known = new Set<string>();
  const unknown = new Set<string>();
  const word = new Set<string>();
  const others = new Set<string>();
  let root: string | undefined;
  for (const token of tokenizeXml(xml)) {
    if (token.kind !== 'open') continue;
    root ??= token.prefix;
    for (const { prefix, uri } of listDeclarations(xml, token)) {
      (OFFICE.test(uri) ? known : unknown).add(prefix);
      (WORD.test(uri) ? word : others).add(prefix);
    }
  }
  const foreign = [...unknown].filter((prefix) => !known.has(prefix));
  return {
    foreign: new Set(root !== undefined && foreign.includes(root) ? [] : foreign),
    word: new Set([...word].filter((prefix) => !others.has(prefix))),
  };
}

function listDeclarations(xml: string, token: XmlToken): { prefix: string; uri: string }[] {
  if (!xml.slice(token.start, token.end).includes('xmlns')) return [];
  return listAttributes(xml, token).flatMap(({ prefix, name, value }) => {
    if (prefix === 'xmlns') return [{ prefix: name, uri: value }];
    return prefix === '' && name === 'xmlns' ? [{ prefix: '', uri: value }] : [];
  });
}

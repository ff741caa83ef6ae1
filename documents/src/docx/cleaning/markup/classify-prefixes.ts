import { listAttributes, tokenizeXml, type XmlToken } from '#documents/xml/xml-tokens.ts';

/** Namespaces of the Office formats and of the standards that they incorporate. */
const OFFICE =
  /^(?:http:\/\/(?:schemas\.openxmlformats\.org|purl\.oclc\.org\/ooxml|schemas\.microsoft\.com|www\.w3\.org)\/|urn:schemas-microsoft-com:)/i;

/** Word's own, in both conformance classes. */
const WORD =
  /^http:\/\/(?:schemas\.openxmlformats\.org\/wordprocessingml\/2006|purl\.oclc\.org\/ooxml\/wordprocessingml)\/main$/;

/** The prefixes of a part's elements and attributes, including an empty one for names without prefix. */
export interface ClassifiedPrefixes {
  /**
   * Prefixes outside any Office format: application data that the formats allow and no reader shows (ISO/IEC 29500-3).
   * Empty if the root itself is foreign.
   */
  readonly foreign: ReadonlySet<string>;
  /** Prefixes used only for Word's own namespace. */
  readonly word: ReadonlySet<string>;
}

/** Sorts the prefixes of a part by the namespaces they are declared for anywhere in it. */
export function classifyPrefixes(xml: string): ClassifiedPrefixes {
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

import { listAttributes, tokenizeXml, type XmlToken } from '../xml-tokens.ts';

/** Namespaces of the office formats and of the standards that they take in. */
const OFFICE =
  /^(?:http:\/\/(?:schemas\.openxmlformats\.org|purl\.oclc\.org\/ooxml|schemas\.microsoft\.com|www\.w3\.org)\/|urn:schemas-microsoft-com:)/i;

/**
 * Lists the prefixes of a part's elements and attributes that are of no office format: data of some program, which the
 * formats allow and no reader shows (ISO/IEC 29500-3). None where the root itself is foreign.
 */
export function listForeignPrefixes(xml: string): ReadonlySet<string> {
  const known = new Set<string>();
  const unknown = new Set<string>();
  let root: string | undefined;
  for (const token of tokenizeXml(xml)) {
    if (token.kind !== 'open') continue;
    root ??= token.prefix;
    for (const { prefix, uri } of listDeclarations(xml, token)) {
      (OFFICE.test(uri) ? known : unknown).add(prefix);
    }
  }
  const foreign = [...unknown].filter((prefix) => !known.has(prefix));
  return new Set(root !== undefined && foreign.includes(root) ? [] : foreign);
}

function listDeclarations(xml: string, token: XmlToken): { prefix: string; uri: string }[] {
  if (!xml.slice(token.start, token.end).includes('xmlns')) return [];
  return listAttributes(xml, token).flatMap(({ prefix, name, value }) => {
    if (prefix === 'xmlns') return [{ prefix: name, uri: value }];
    return prefix === '' && name === 'xmlns' ? [{ prefix: '', uri: value }] : [];
  });
}

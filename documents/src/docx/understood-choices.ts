import type { ReadAttribute } from '../xml-parser.ts';

/** The namespaces that Word understands, as far as they occur in alternatives. */
const UNDERSTOOD =
  /^(?:http:\/\/(?:schemas\.openxmlformats\.org|purl\.oclc\.org\/ooxml|www\.w3\.org)\/|http:\/\/schemas\.microsoft\.com\/office\/[a-z]+\/20\d\d\/|urn:schemas-microsoft-com:)/i;

/**
 * Whether Word shows an alternative (`mc:Choice`) with these attributes, by the namespaces that it requires;
 * `ancestors` has the attributes of the elements around it. A prefix that is declared nowhere counts as understood.
 */
export function isUnderstoodChoice(
  attribute: ReadAttribute,
  ancestors: readonly ReadAttribute[],
): boolean {
  const prefixes = attribute('Requires')?.match(/\S+/g) ?? [];
  return prefixes.every((prefix) => {
    const declared = [...ancestors, attribute].findLast((own) => own(prefix) !== undefined);
    return declared === undefined || UNDERSTOOD.test(declared(prefix)!);
  });
}

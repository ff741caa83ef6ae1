/** The words that occur in the namespaces and types of the Office formats, with their years. */
const OFFICE_WORDS =
  /\b(?:https?|urn|schemas?|openxmlformats|purl|oclc|org|microsoft|com|w3|office|package|ooxml|officeDocument|relationships?|markup|compatibility|word(?:processing)?(?:ml|Group|Canvas|Ink|Shape|Drawing)?|drawing(?:ml)?|vml|picture|chart(?:ex)?|diagram|math|main|metadata|content-types|(?:core|extended|custom)-?properties|hyperlink|image|application|vnd|document|xml)\b|(?<=\/)20\d\d(?=\/)/gi;
/** Element and attribute names consist of letters and at most a two-digit number. */
const PLAIN_NAME = /^[a-z]+(?:\d{1,2}[a-z]*){0,3}$/i;
const TAG = /<\/?([^\s/>!?][^\s/>]*)([^>]*)>/g;
const ATTRIBUTE = /([^\s=<>"'/]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

/**
 * The names in XML that no format defines: prefixes, unusual element and attribute names, and the namespaces of
 * prefixes. Without duplicates.
 */
export function listXmlNames(xml: string): string[] {
  const names = new Set<string>();
  const take = (qualified: string): void => {
    for (const name of qualified.split(':')) if (!PLAIN_NAME.test(name)) names.add(name);
  };
  for (const [, element, rest] of xml.matchAll(TAG)) {
    take(element!);
    for (const [, attribute, doubly, singly] of rest!.matchAll(ATTRIBUTE)) {
      take(attribute!);
      if (/^xmlns(?::|$)/.test(attribute!)) names.add(unusualKind(doubly ?? singly!));
    }
  }
  names.delete('');
  return [...names];
}

/** The unconventional part of a namespace, a relationship type or a content type. */
export function unusualKind(kind: string): string {
  return kind.replaceAll(OFFICE_WORDS, '').replaceAll(/^[^\p{L}\p{N}]+$/gu, '');
}

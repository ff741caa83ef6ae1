/** The words that the namespaces and the kinds of the office formats are made of, with their years. */
const OFFICE_WORDS =
  /\b(?:https?|urn|schemas?|openxmlformats|purl|oclc|org|microsoft|com|w3|office|package|ooxml|officeDocument|relationships?|markup|compatibility|word(?:processing)?(?:ml|Group|Canvas|Ink|Shape|Drawing)?|drawing(?:ml)?|vml|picture|chart(?:ex)?|diagram|math|main|metadata|content-types|(?:core|extended|custom)-?properties|hyperlink|image|application|vnd|document|xml)\b|(?<=\/)20\d\d(?=\/)/gi;
/** Elements and attributes are called by letters, with a number of two digits at the most. */
const PLAIN_NAME = /^[a-z]+(?:\d{1,2}[a-z]*){0,3}$/i;
const TAG = /<\/?([^\s/>!?][^\s/>]*)([^>]*)>/g;
const ATTRIBUTE = /([^\s=<>"'/]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

/**
 * What the names in XML say that no format gives them: prefixes, elements and attributes of other than plain names, and the
 * namespaces for which prefixes stand. Each once.
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

/** What a namespace, a relationship's type or a part's content type says that is not what such are always called. */
export function unusualKind(kind: string): string {
  return kind.replaceAll(OFFICE_WORDS, '').replaceAll(/^[^\p{L}\p{N}]+$/gu, '');
}

import { isUnderstoodChoice } from '#documents/docx/understood-choices.ts';
import type { ReadAttribute } from '#documents/xml/xml-parser.ts';
import { findAttribute, tokenizeXml, type XmlToken } from '#documents/xml/xml-tokens.ts';

interface OpenElement {
  readonly token: XmlToken;
  readonly attribute: ReadAttribute;
  /** For a set of alternatives, whether Word understands one so far. */
  isUnderstood: boolean;
}

const TEXTS = new Set(['t', 'txbxContent', 'textpath']);

/**
 * The offsets of the fallbacks with text that follow an alternative which Word understands: all programs that show the
 * latter's pictures understand its text.
 */
export function listUnusedFallbacks(xml: string): ReadonlySet<number> {
  const unused = new Set<number>();
  if (!xml.includes('Fallback')) return unused;
  const open: OpenElement[] = [];
  const follow = (element: OpenElement): void => {
    const { token, attribute } = element;
    const parent = open.at(-1);
    if (token.name === 'Choice' && parent) {
      const ancestors = open.map((own) => own.attribute);
      parent.isUnderstood ||= isUnderstoodChoice(attribute, ancestors);
    }
    if (!TEXTS.has(token.name)) return;
    for (const [index, { token: own }] of open.entries()) {
      if (own.name === 'Fallback' && open[index - 1]?.isUnderstood === true) unused.add(own.start);
    }
  };
  for (const token of tokenizeXml(xml)) {
    if (token.kind === 'close') open.pop();
    if (token.kind !== 'open') continue;
    const attribute = (name: string) => findAttribute(xml, token, name)?.value;
    const element = { token, attribute, isUnderstood: false };
    follow(element);
    if (!token.isEmpty) open.push(element);
  }
  return unused;
}

import type { Paragraph } from '#documents/text/paragraph-writer.ts';
import type { XmlHandler } from '#documents/xml/xml-parser.ts';

import type { FollowPiece } from './paragraph-stack.ts';

/** The element whose attribute `val` is the label of the paragraphs of a list. */
export const LABEL = 'lvlText';
/** The placeholder for the number of a level in a label. */
const NUMBER = /%\d/g;
/** A single letter is a bullet of some font. */
const WORD = /[\p{L}\p{N}]{2}/u;

/**
 * Reads from a numbering part what its labels say besides numbers, without duplicates across levels: it is visible
 * before every paragraph of such a list.
 */
export function createLabelReader(
  receive: (paragraph: Paragraph) => void,
  follow?: FollowPiece,
): XmlHandler {
  const known = new Set<string>();
  return {
    open(name, attribute) {
      if (name !== LABEL) return;
      const text = attribute('val') ?? '';
      if (known.has(text) || !WORD.test(text.replaceAll(NUMBER, ' '))) return;
      known.add(text);
      const label: Paragraph = { part: 'list-label', text, asides: [] };
      follow?.({ asides: label.asides, textIndex: 0, offset: 0, length: text.length });
      receive(label);
    },
    close() {},
    text() {},
  };
}

import type { Paragraph } from '../paragraph-writer.ts';
import type { XmlHandler } from '../xml-parser.ts';
import type { FollowPiece } from './paragraph-stack.ts';

/** The element that says what stands before the paragraphs of a list, in its attribute `val`. */
export const LABEL = 'lvlText';
/** Stands in a label for the number of a level. */
const NUMBER = /%\d/g;
/** One letter alone is a bullet of some font. */
const WORD = /[\p{L}\p{N}]{2}/u;

/**
 * Reads of a part with lists what their labels say besides numbers, each once, however many levels say the same: it is seen
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
      follow?.({ asides: label.asides, stretch: 0, offset: 0, length: text.length });
      receive(label);
    },
    close() {},
    text() {},
  };
}

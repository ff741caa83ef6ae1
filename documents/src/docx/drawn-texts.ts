import type { Paragraph } from '#documents/text/paragraph-writer.ts';

import type { PackagePart } from './package-parts.ts';

type Receive = (paragraph: Paragraph) => void;

/**
 * Follows the paragraphs of the parts of a package, in order, and leaves out of a drawing what the data that it is
 * drawn from already said: Word shows the drawing, whatever the data is.
 */
export function createDrawnTexts(): (part: PackagePart, receive: Receive) => Receive {
  const known = new Set<string>();
  return ({ part, isDrawn }, receive) => {
    if (part !== 'text-box') return receive;
    return (paragraph) => {
      const isRepeated = isDrawn && paragraph.asides.length === 0 && known.has(paragraph.text);
      if (!isDrawn) known.add(paragraph.text);
      if (!isRepeated) receive(paragraph);
    };
  };
}

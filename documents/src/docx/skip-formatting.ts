import type { XmlHandler } from '../xml-parser.ts';

// Elements within these share names with text elements and mean something else: a tab stop, for example. Those of a
// table describe it.
const FORMATTING = new Set(['pPr', 'rPrChange', 'trPr', 'tcPr', 'sectPr']);

/**
 * Passes on only what belongs to the text: formatting is left out, and of alternatives for different readers (a drawing
 * and its fallback contain the same text) only the first is passed on.
 */
export function skipFormatting(handler: XmlHandler): XmlHandler {
  /** For each open set of alternatives, whether one was passed on. */
  const alternatives: boolean[] = [];
  let skippedDepth = 0;

  function isSkipped(name: string): boolean {
    const isRepetition = name === 'Fallback' && alternatives.at(-1) === true;
    return skippedDepth > 0 || isRepetition || FORMATTING.has(name);
  }

  return {
    open(name, attribute) {
      if (isSkipped(name)) {
        skippedDepth += 1;
        return;
      }
      if (name === 'AlternateContent') alternatives.push(false);
      if (name === 'Choice') alternatives.splice(-1, 1, true);
      handler.open(name, attribute);
    },
    close(name) {
      if (skippedDepth > 0) {
        skippedDepth -= 1;
        return;
      }
      if (name === 'AlternateContent') alternatives.pop();
      handler.close(name);
    },
    text(text) {
      if (skippedDepth === 0) handler.text(text);
    },
  };
}

import type { ReadAttribute, XmlHandler } from '#documents/xml/xml-parser.ts';

import { isUnderstoodChoice } from './understood-choices.ts';

// Elements within these share names with text elements and mean something else: a tab stop, for example. Those of a
// table describe it.
const FORMATTING = new Set(['pPr', 'rPrChange', 'trPr', 'tcPr', 'sectPr']);

/**
 * Passes on only what belongs to the text: formatting is left out, and so is the fallback for readers that do not
 * understand an alternative which Word does: a drawing and its fallback contain the same text.
 */
export function skipFormatting(handler: XmlHandler): XmlHandler {
  /** The attributes of each open element, which may declare namespaces. */
  const open: ReadAttribute[] = [];
  /** For each open set of alternatives, whether Word understands one. */
  const alternatives: boolean[] = [];
  let skippedDepth = 0;

  function isSkipped(name: string): boolean {
    const isRepetition = name === 'Fallback' && alternatives.at(-1) === true;
    return skippedDepth > 0 || isRepetition || FORMATTING.has(name);
  }

  return {
    open(name, attribute) {
      open.push(attribute);
      if (isSkipped(name)) {
        skippedDepth += 1;
        return;
      }
      if (name === 'AlternateContent') alternatives.push(false);
      if (name === 'Choice' && isUnderstoodChoice(attribute, open))
        alternatives.splice(-1, 1, true);
      handler.open(name, attribute);
    },
    close(name) {
      open.pop();
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

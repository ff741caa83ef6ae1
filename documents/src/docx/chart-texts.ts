import type { XmlHandler } from '#documents/xml/xml-parser.ts';

import { listFormatWords, type ShownWords } from './number-format.ts';
import type { ParagraphStack } from './paragraph-stack.ts';

/** The values of newer charts, which hold their texts themselves. */
const DIMENSIONS = new Set(['strDim', 'numDim']);
const POINT = 'pt';
/** The name of a trend, shown in the legend; other charts hold no elements of this name with text. */
const TREND = 'trendline';
const NAME = 'name';

/** The element of a value shown by a chart, or of a name of its series and categories. */
export const VALUE = 'v';

/** Passes everything on, elements that charts use for what others call values under that name. */
export function nameChartValues(handler: XmlHandler): XmlHandler {
  const open: string[] = [];
  const nameOf = (name: string): string => {
    if (name === POINT && open.some((ancestor) => DIMENSIONS.has(ancestor))) return VALUE;
    return name === NAME && open.at(-1) === TREND ? VALUE : name;
  };
  return {
    open(name, attribute) {
      handler.open(nameOf(name), attribute);
      open.push(name);
    },
    close(name) {
      open.pop();
      handler.close(nameOf(name));
    },
    text: (text) => handler.text(text),
  };
}

/** The attribute, and the element, with a number format, and the elements with such an attribute. */
export const FORMAT = 'formatCode';
const FORMATTED = new Set(['numFmt', 'lvl']);
/** The element for the separator between the parts of a value's label. */
const SEPARATOR = 'separator';
const SPOKEN = /[\p{L}\p{N}]/u;

/** Whether an element may have a number format in an attribute. */
export function isFormatted(element: string): boolean {
  return FORMATTED.has(element);
}

/**
 * Passes everything on, and adds what charts write beside their numbers, each as a paragraph: the words of number
 * formats, and those that separate the parts of a label. Currency symbols and punctuation are no words.
 */
export function showLabelWords(handler: XmlHandler, paragraphs: ParagraphStack): XmlHandler {
  let element: string | undefined;
  let format = '';
  const show = (words: readonly ShownWords[]): void => {
    if (words.length === 0) return;
    paragraphs.start();
    for (const { text, from } of words) paragraphs.append(text, { from });
    paragraphs.finish();
  };
  return {
    open(name, attribute) {
      handler.open(name, attribute);
      element = name;
      format = '';
      if (isFormatted(name)) show(listFormatWords(attribute(FORMAT) ?? ''));
    },
    close(name) {
      if (element === FORMAT) show(listFormatWords(format));
      element = undefined;
      handler.close(name);
    },
    text(text) {
      handler.text(text);
      if (element === FORMAT) format += text;
      else if (element === SEPARATOR && SPOKEN.test(text)) show([{ text, from: 0 }]);
    },
  };
}

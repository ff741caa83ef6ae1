import type { ReadAttribute } from '#documents/xml/xml-parser.ts';

import type { StyleSheet } from './style-sheet.ts';

/** Follows the elements of a part and determines the background of its text. */
export interface BackgroundReader {
  /** `properties` are the open formatting elements, outermost first. */
  open(name: string, attribute: ReadAttribute, properties: readonly string[]): void;
  close(name: string): void;
  /** Whether the background is white paper, judged by the part alone; false where a style might say otherwise. */
  isPaper(): boolean;
}

interface Background {
  readonly element: string;
  isColored: boolean;
}

/** Elements that may have a background of their own; a text box may be on any shape. */
const BACKGROUND_ELEMENTS = new Map([
  ['tbl', false],
  ['tc', false],
  ['p', false],
  ['txbxContent', true],
]);
/** Word's built-in styles that leave the paper white, for tables and for missing styles. */
const PLAIN_STYLES =
  /^(?:normal|standard|bodytext|listparagraph|nospacing|tablegrid|tablenormal)\d*$/i;
const PROPERTIES_OF = new Map([
  ['pPr', 'p'],
  ['tcPr', 'tc'],
  ['tblPr', 'tbl'],
]);

/** Starts on white paper. */
export function createBackgroundReader(styles: StyleSheet): BackgroundReader {
  const backgrounds: Background[] = [];
  let isPainted = false;

  return {
    open(name, attribute, properties) {
      const isColored = BACKGROUND_ELEMENTS.get(name);
      if (isColored !== undefined && properties.length === 0)
        backgrounds.push({ element: name, isColored });
      isPainted ||= name === 'background' || (name === 'anchor' && attribute('behindDoc') === '1');
      const owner = properties.length === 1 ? PROPERTIES_OF.get(properties[0]!) : undefined;
      const background = backgrounds.findLast(({ element }) => element === owner);
      if (background) background.isColored ||= addsColor(name, attribute, styles);
    },
    close(name) {
      if (backgrounds.at(-1)?.element === name) backgrounds.pop();
    },
    isPaper: () => !isPainted && backgrounds.every(({ isColored }) => !isColored),
  };
}

function addsColor(name: string, attribute: ReadAttribute, styles: StyleSheet): boolean {
  const id = attribute('val') ?? '';
  const style = name === 'pStyle' ? styles.find(id) : undefined;
  if (style) return style.isOnColor;
  if (name === 'pStyle' || name === 'tblStyle') return !PLAIN_STYLES.test(id);
  return name === 'shd' && isVisibleShading(attribute);
}

/** Whether a shading is anything but white or none. */
export function isVisibleShading(attribute: ReadAttribute): boolean {
  const pattern = attribute('val') ?? 'clear';
  const fill = attribute('fill') ?? 'auto';
  const isPlain = ['clear', 'nil'].includes(pattern) && /^(?:auto|f{6})$/i.test(fill);
  return !isPlain || attribute('themeFill') !== undefined;
}

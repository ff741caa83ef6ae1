import type { ReadAttribute } from '#documents/xml/xml-parser.ts';

import type { HiddenReason } from '../extracted-document.ts';
import type { ElementFollower } from './follow-elements.ts';
import { isOn, type LetterFormat, recordFormat } from './letter-format.ts';
import type { Style, StyleSheet } from './style-sheet.ts';
import { createBackgroundReader } from './text-background.ts';

/** Follows the elements of a part and tells which of its text is invisible. */
export interface HiddenRuns extends ElementFollower {
  /** The reason why the innermost open run is hidden, as far as it has been read; undefined if it is visible. */
  hiddenBy(): HiddenReason | undefined;
}

/** A table, a row, a paragraph or a run. */
interface OpenElement {
  readonly name: string;
  readonly letters: LetterFormat;
  style?: Style | undefined;
  /** For a row. */
  isHidden?: boolean;
}

const PROPERTIES = new Set([
  'pPr',
  'rPr',
  'rPrChange',
  'pPrChange',
  'tblPr',
  'trPr',
  'tcPr',
  'sectPr',
]);
/** Elements with formatting, by the name of their properties element. */
const OWNERS = new Map([
  ['tblPr', 'tbl'],
  ['trPr', 'tr'],
  ['pPr', 'p'],
  ['rPr', 'r'],
]);
const FORMATTED = new Set(OWNERS.values());
const STYLE_NAMES = new Set(['tblStyle', 'pStyle', 'rStyle']);
/** A missing character style may define any shading. */
const UNKNOWN: Style = { letters: { isShaded: true }, isOnColor: true };

/** Starts outside of everything; a part's text is visible unless its formatting or a style says otherwise. */
export function createHiddenRuns(styles: StyleSheet): HiddenRuns {
  const background = createBackgroundReader(styles);
  const open: OpenElement[] = [];
  const properties: string[] = [];

  const innermost = (name: string): OpenElement | undefined =>
    open.findLast((element) => element.name === name);

  return {
    open(name, attribute) {
      const element = open.at(-1);
      if (element && properties.length === 1 && element.name === OWNERS.get(properties[0]!)) {
        recordProperty(element, name, attribute, styles);
      }
      background.open(name, attribute, properties);
      if (FORMATTED.has(name)) {
        open.push({ name, letters: {}, style: name === 'p' ? styles.ofParagraphs : undefined });
      } else if (PROPERTIES.has(name)) properties.push(name);
    },
    close(name) {
      background.close(name);
      if (FORMATTED.has(name)) open.pop();
      else if (PROPERTIES.has(name)) properties.pop();
    },
    hiddenBy() {
      const run = innermost('r');
      if (!run) return undefined;
      const byStyles = ['tbl', 'p', 'r'].map((name) => innermost(name)?.style?.letters ?? {});
      const levels = { defaults: styles.defaults, byStyles, own: run.letters };
      if (isMarked(levels) || open.some(({ isHidden }) => isHidden)) return 'marked-hidden';
      const letters = joinLevels(levels);
      if (letters.isTiny) return 'minute';
      const hasOwnBackground = letters.isShaded || letters.isHighlighted;
      return letters.isWhite && !hasOwnBackground && background.isPaper()
        ? 'color-of-background'
        : undefined;
    },
  };
}

/** The formatting that applies to the same letters, from the outermost to the innermost level. */
interface Levels {
  readonly defaults: LetterFormat;
  readonly byStyles: readonly LetterFormat[];
  readonly own: LetterFormat;
}

function joinLevels({ defaults, byStyles, own }: Levels): LetterFormat {
  const joined: LetterFormat = { ...defaults };
  for (const letters of [...byStyles, own]) Object.assign(joined, letters);
  return joined;
}

/** Hidden is a toggle property: each style that sets it flips it; the run's own setting is final. */
function isMarked(levels: Levels): boolean {
  const turns = levels.byStyles.filter((letters) => letters.isMarked).length;
  const isInherited = levels.defaults.isMarked || turns % 2 === 1;
  return (levels.own.isMarked ?? isInherited) || joinLevels(levels).isAlwaysHidden === true;
}

function recordProperty(
  element: OpenElement,
  name: string,
  attribute: ReadAttribute,
  styles: StyleSheet,
): void {
  if (STYLE_NAMES.has(name)) {
    const unknown = name === 'rStyle' ? UNKNOWN : undefined;
    element.style = styles.find(attribute('val') ?? '') ?? unknown;
  } else if (element.name === 'r') recordFormat(element.letters, name, attribute);
  else if (element.name === 'tr' && name === 'hidden') element.isHidden = isOn(attribute('val'));
}

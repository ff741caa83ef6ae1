import { applyProperties, VISIBLE, type Visibility } from './character-switches.ts';
import { uint16At } from './little-endian.ts';

/** What the styles of a document say about the visibility of text. */
export interface StyleSheet {
  /** Whether the style with an index hides text. */
  isHiding(style: number): boolean;
}

interface StyleDefinition {
  readonly base: number;
  /** Its character properties. */
  readonly properties: Uint8Array;
}

const PARAGRAPH_STYLE = 1;
const CHARACTER_STYLE = 2;
// No chain of base styles is longer than this, even if a file contains a loop.
const MAX_BASES = 12;
const BASE_LENGTH = 10;

/** Reads a style sheet of Word 97 and later ([MS-DOC] 2.9.271); invalid content is ignored. */
export function readStyleSheet(bytes: Uint8Array): StyleSheet {
  const styles = listStyles(bytes);
  const known = new Map<number, boolean>();
  const visibilityOf = (number: number, depth: number): Visibility => {
    const style = styles[number];
    if (style === undefined || depth > MAX_BASES) return VISIBLE;
    const { isHidden } = visibilityOf(style.base, depth + 1);
    const before = { isHidden, isHiddenByStyle: isHidden, isDeleted: false };
    return applyProperties(style.properties, before, () => false);
  };
  return {
    isHiding(number) {
      const isHiding = known.get(number) ?? visibilityOf(number, 0).isHidden;
      known.set(number, isHiding);
      return isHiding;
    },
  };
}

/** After the header, each style is its length and its definition; a length of zero means that the index is unused. */
function listStyles(bytes: Uint8Array): (StyleDefinition | undefined)[] {
  const styles: (StyleDefinition | undefined)[] = [];
  const count = uint16At(bytes, 2);
  const baseLength = Math.max(BASE_LENGTH, uint16At(bytes, 4));
  let at = 2 + uint16At(bytes, 0);
  while (styles.length < count && at < bytes.length) {
    const length = uint16At(bytes, at);
    const definition = bytes.subarray(at + 2, at + 2 + length);
    styles.push(length === 0 ? undefined : readStyle(definition, baseLength));
    at += 2 + length + (length % 2);
  }
  return styles;
}

function readStyle(bytes: Uint8Array, baseLength: number): StyleDefinition {
  const kindAndBase = uint16At(bytes, 2);
  const kind = kindAndBase & 0xf;
  // The name: its length in characters, the characters, and a terminator.
  const lists = baseLength + 2 + uint16At(bytes, baseLength) * 2 + 2;
  const first = listAt(bytes, lists);
  const second = listAt(bytes, first.next);
  const own = kind === PARAGRAPH_STYLE ? second : first;
  const hasOwn = kind === PARAGRAPH_STYLE || kind === CHARACTER_STYLE;
  return { base: kindAndBase >> 4, properties: hasOwn ? own.properties : new Uint8Array() };
}

/** A length-prefixed property list, and the offset of the next one. */
function listAt(bytes: Uint8Array, at: number): { properties: Uint8Array; next: number } {
  const length = uint16At(bytes, at);
  const end = at + 2 + length;
  return { properties: bytes.subarray(at + 2, end), next: end + (length % 2) };
}

import { applyProperties, SEEN, type Visibility } from './character-switches.ts';
import { uint16At } from './little-endian.ts';

/** What the styles of a document say of whether text is shown. */
export interface StyleSheet {
  /** The styles that hide, by their number. */
  isHiding(style: number): boolean;
}

interface StyleDefinition {
  readonly base: number;
  /** What it says of characters. */
  readonly properties: Uint8Array;
}

const PARAGRAPH_STYLE = 1;
const CHARACTER_STYLE = 2;
// No style is based on another one more often, whatever a loop in a file says.
const MAX_BASES = 12;
const BASE_LENGTH = 10;

/** Reads a style sheet of Word 97 and later ([MS-DOC] 2.9.271); what makes no sense in it says nothing. */
export function readStyleSheet(bytes: Uint8Array): StyleSheet {
  const styles = listStyles(bytes);
  const known = new Map<number, boolean>();
  const visibilityOf = (number: number, depth: number): Visibility => {
    const style = styles[number];
    if (style === undefined || depth > MAX_BASES) return SEEN;
    const { isHidden } = visibilityOf(style.base, depth + 1);
    const before = { isHidden, isHiddenByStyle: isHidden };
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

/** Behind the head, each style is its length and its definition; a length of zero is a number that no style has. */
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
  // The name: its length in characters, these, and an empty one.
  const lists = baseLength + 2 + uint16At(bytes, baseLength) * 2 + 2;
  const first = listAt(bytes, lists);
  const second = listAt(bytes, first.next);
  const own = kind === PARAGRAPH_STYLE ? second : first;
  const hasOwn = kind === PARAGRAPH_STYLE || kind === CHARACTER_STYLE;
  return { base: kindAndBase >> 4, properties: hasOwn ? own.properties : new Uint8Array() };
}

/** A list of properties behind its length, and where the next one begins. */
function listAt(bytes: Uint8Array, at: number): { properties: Uint8Array; next: number } {
  const length = uint16At(bytes, at);
  const end = at + 2 + length;
  return { properties: bytes.subarray(at + 2, end), next: end + (length % 2) };
}

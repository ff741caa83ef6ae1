import { CLASS_COUNT, CLASS_OF, isWordClass } from './fold.ts';
import type { Branch } from './trie.ts';

const ASCII_COUNT = 128;

/**
 * The columns of an automaton. Classes that no branch names share two: one for characters of words, one for the rest.
 */
export interface Columns {
  readonly width: number;
  /** By character class: its column. */
  readonly columnOf: Uint8Array;
  /** By ASCII character: its column. */
  readonly columnOfAscii: Uint8Array;
}

/** Gives each class that some branch names a column of its own. */
export function columnsOf(branches: readonly Branch[]): Columns {
  const isNamed = new Uint8Array(CLASS_COUNT);
  for (const { classes } of branches) for (const named of classes) isNamed[named] = 1;
  const columnOf = new Uint8Array(CLASS_COUNT);
  let width = 2;
  for (let characterClass = 0; characterClass < CLASS_COUNT; characterClass += 1) {
    const isApart = isNamed[characterClass] === 1;
    columnOf[characterClass] = isApart ? width : Number(isWordClass(characterClass));
    if (isApart) width += 1;
  }
  const columnOfAscii = CLASS_OF.slice(0, ASCII_COUNT).map((named) => columnOf[named]!);
  return { width, columnOf, columnOfAscii };
}

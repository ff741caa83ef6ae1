import { SPACE_CLASS } from './fold.ts';
import type { Literal } from './literal.ts';

/** A shorter head is met too often by chance. */
const SHORTEST_HEAD = 6;

/**
 * How many characters of each literal tell it from all the others. An automaton of these heads has two fifths of the
 * states that one of the whole literals has; where a head ends, the rest of its literal is compared with the text. A
 * head does not end in a space, which stands for any number of characters.
 */
export function headLengths(literals: readonly Literal[]): Uint16Array {
  const lengths = new Uint16Array(literals.length);
  const sorted = literals
    .map((literal, index) => ({ index, literal, key: keyOf(literal) }))
    .sort((one, other) => (one.key < other.key ? -1 : Number(one.key > other.key)));
  for (const [at, { index, literal, key }] of sorted.entries()) {
    const shared = Math.max(
      sharedLength(key, sorted[at - 1]?.key),
      sharedLength(key, sorted[at + 1]?.key),
    );
    lengths[index] = endOfHead(literal, Math.max(shared, SHORTEST_HEAD));
  }
  return lengths;
}

/** Its order is that of the classes; literals that start a word have an automaton's branch of their own. */
function keyOf({ classes, startsWord }: Literal): string {
  return `${startsWord ? '+' : '*'}${String.fromCharCode(...classes)}`;
}

/** How many characters the keys of two different literals share, the sign before them included. */
function sharedLength(key: string, other = ''): number {
  let length = 0;
  while (length < key.length && key.charCodeAt(length) === other.charCodeAt(length)) length += 1;
  return length;
}

function endOfHead({ classes }: Literal, least: number): number {
  let length = Math.min(least, classes.length);
  if (classes[length - 1] === SPACE_CLASS) length += 1;
  return length;
}

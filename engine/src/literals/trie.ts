/** The state in which nothing has been read. */
export const ROOT = 0;
/** The state right after a character that is no part of a word; the literals that start a word begin here. */
export const BOUNDARY = 1;

/** A branch that a trie is built of: the classes of characters to be read. */
export interface Branch {
  readonly classes: Uint8Array;
  /** Whether the character before must not be part of a word. */
  readonly startsWord: boolean;
}

/** A prefix tree of branches: states are numbered, and the children of a state form a linked list. */
export interface Trie {
  readonly stateCount: number;
  /** By state: its first child, or 0. */
  readonly firstChild: Uint32Array;
  /** By state: the next child of the same parent, or 0. */
  readonly nextSibling: Uint32Array;
  /** By state: the class that leads to it from its parent. */
  readonly reads: Uint8Array;
  /** By state: the indexes of the branches that end there; absent where none does. */
  readonly outputs: readonly (number[] | undefined)[];
}

export function buildTrie(branches: readonly Branch[]): Trie {
  const maxNodes = branches.reduce((sum, { classes }) => sum + classes.length, 2);
  const firstChild = new Uint32Array(maxNodes);
  const nextSibling = new Uint32Array(maxNodes);
  const reads = new Uint8Array(maxNodes);
  const outputs: (number[] | undefined)[] = Array.from({ length: maxNodes });
  let stateCount = 2;

  const links = { firstChild, nextSibling, reads };

  function childOf(state: number, characterClass: number): number {
    const child = findChild(links, state, characterClass);
    if (child !== 0) return child;
    reads[stateCount] = characterClass;
    nextSibling[stateCount] = firstChild[state] ?? 0;
    firstChild[state] = stateCount;
    stateCount += 1;
    return stateCount - 1;
  }

  for (const [index, { classes, startsWord }] of branches.entries()) {
    let state = startsWord ? BOUNDARY : ROOT;
    for (const characterClass of classes) state = childOf(state, characterClass);
    (outputs[state] ??= []).push(index);
  }
  return { stateCount, firstChild, nextSibling, reads, outputs };
}

/** The child of a state that a class leads to, or 0. */
export function findChild(
  { firstChild, nextSibling, reads }: Pick<Trie, 'firstChild' | 'nextSibling' | 'reads'>,
  state: number,
  characterClass: number,
): number {
  let child = firstChild[state]!;
  while (child !== 0 && reads[child] !== characterClass) child = nextSibling[child]!;
  return child;
}

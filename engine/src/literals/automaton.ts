import { type Columns, columnsOf } from './columns.ts';
import { isWordClass, SPACE_CLASS } from './fold.ts';
import { BOUNDARY, type Branch, buildTrie, findChild, ROOT, type Trie } from './trie.ts';

/**
 * The transitions of a dense automaton: a state is the offset of its row in `next`, so that a unit whose column is `c`
 * leads from state `s` to `next[s + c]`. The states from `firstAccepting` on are those in which branches end.
 */
export interface Transitions {
  readonly columns: Columns;
  readonly next: Uint32Array;
  readonly start: number;
  readonly firstAccepting: number;
}

/** An Aho-Corasick automaton. */
interface Automaton extends Transitions {
  /** By accepting state: the indexes of the branches that end there. */
  readonly outputs: readonly (readonly number[])[];
}

/** The states of a trie in breadth-first order, so that each comes after the state that it falls back to. */
interface Levels {
  /** All states, level by level. */
  readonly order: Uint32Array;
  /** By state: the state of its longest proper suffix that begins some branch. */
  readonly fallbacks: Uint32Array;
  /** By state: the indexes of all branches that end there, also by way of fallbacks. */
  readonly outputs: readonly (readonly number[])[];
}

const NO_OUTPUTS: readonly number[] = [];

/**
 * Compiles branches by Aho and Corasick's construction. Word boundaries are part of the automaton: each character that
 * is no part of a word leads at least to the state `BOUNDARY`, from which the branches that start a word begin.
 */
export function buildAutomaton(branches: readonly Branch[]): Automaton {
  const columns = columnsOf(branches);
  const trie = buildTrie(branches);
  const levels = findLevels(trie);
  const { rows, accepting } = placeAcceptingLast(levels, columns.width);
  return {
    columns,
    next: fillTransitions(trie, levels, { rows, columns }),
    start: rows[BOUNDARY]!,
    firstAccepting: (trie.stateCount - accepting.length) * columns.width,
    outputs: accepting.map((state) => levels.outputs[state]!),
  };
}

function findLevels(trie: Trie): Levels {
  const { stateCount, firstChild, nextSibling, reads } = trie;
  const order = new Uint32Array(stateCount);
  const fallbacks = new Uint32Array(stateCount);
  const outputs: (readonly number[])[] = Array.from({ length: stateCount }, () => NO_OUTPUTS);
  order[BOUNDARY] = BOUNDARY;
  let known = 2;
  for (let at = 0; at < stateCount; at += 1) {
    const state = order[at]!;
    outputs[state] = joined(trie.outputs[state], outputs[fallbacks[state]!]);
    for (let child = firstChild[state]!; child !== 0; child = nextSibling[child]!) {
      fallbacks[child] = fallbackOf(trie, fallbacks, state, reads[child]!);
      order[known] = child;
      known += 1;
    }
  }
  return { order, fallbacks, outputs };
}

/** The fallback of the child that is reached from a state by a class. */
function fallbackOf(
  trie: Trie,
  fallbacks: Uint32Array,
  parent: number,
  characterClass: number,
): number {
  for (let state = parent; state !== ROOT;) {
    state = fallbacks[state]!;
    const child = findChild(trie, state, characterClass);
    if (child !== 0) return child;
    if (staysAtSpace(state, trie.reads) && characterClass === SPACE_CLASS) return state;
  }
  return leadsFromRoot(characterClass);
}

/** Whether further white space keeps the automaton in a state: a run of it counts as one. */
function staysAtSpace(state: number, reads: Uint8Array): boolean {
  return state > BOUNDARY && reads[state] === SPACE_CLASS;
}

/** The state that a class of characters leads to if it begins no branch. */
function leadsFromRoot(characterClass: number): number {
  return isWordClass(characterClass) ? ROOT : BOUNDARY;
}

/** Rows are placed level by level, so that the states visited most lie close together in memory. */
function placeAcceptingLast(
  { order, outputs }: Levels,
  width: number,
): {
  /** By state: the offset of its row. */
  readonly rows: Uint32Array;
  /** The states in which branches end, in the order of their rows. */
  readonly accepting: readonly number[];
} {
  const rows = new Uint32Array(order.length);
  const accepting: number[] = [];
  let end = 0;
  const place = (state: number) => {
    rows[state] = end;
    end += width;
  };
  for (const state of order) {
    if (outputs[state] === NO_OUTPUTS) place(state);
    else accepting.push(state);
  }
  for (const state of accepting) place(state);
  return { rows, accepting };
}

/** The transitions of every state: those of its fallback, overwritten by its own. */
function fillTransitions(
  { stateCount, firstChild, nextSibling, reads }: Trie,
  { order, fallbacks }: Levels,
  { rows, columns: { columnOf, width } }: { rows: Uint32Array; columns: Columns },
): Uint32Array {
  const next = new Uint32Array(stateCount * width);
  for (const [characterClass, column] of columnOf.entries()) {
    next[rows[ROOT]! + column] = rows[leadsFromRoot(characterClass)]!;
  }
  for (const state of order) {
    const row = rows[state]!;
    const fallbackRow = rows[fallbacks[state]!]!;
    if (state !== ROOT) next.copyWithin(row, fallbackRow, fallbackRow + width);
    if (staysAtSpace(state, reads)) next[row + columnOf[SPACE_CLASS]!] = row;
    for (let child = firstChild[state]!; child !== 0; child = nextSibling[child]!) {
      next[row + columnOf[reads[child]!]!] = rows[child]!;
    }
  }
  return next;
}

function joined(
  one: readonly number[] = NO_OUTPUTS,
  other: readonly number[] = NO_OUTPUTS,
): readonly number[] {
  if (other.length === 0) return one;
  return one.length === 0 ? other : [...one, ...other];
}

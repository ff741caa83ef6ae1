import { CLASS_BITS, SPACE_CLASS } from './fold.ts';
import type { Literal } from './literal.ts';

/** Set in a transition that leads to a state in which at least one literal ends. */
export const ACCEPTS = 0x8000;

/**
 * A dense automaton over character classes: from state `s`, class `c` leads to `next[(s << CLASS_BITS) | c]`,
 * whose highest bit says whether literals end there; `outputs` lists them by index.
 */
export interface Automaton {
  readonly next: Uint16Array;
  readonly outputs: readonly (readonly number[])[];
}

interface Trie {
  readonly children: Map<number, number>[];
  readonly outputs: number[][];
}

/** Compiles literals by Aho and Corasick's construction, with every failure link resolved into a transition. */
export function buildAutomaton(literals: readonly Literal[]): Automaton {
  const trie = inBreadthFirstOrder(buildTrie(literals));
  const stateCount = trie.children.length;
  if (stateCount >= ACCEPTS) throw new RangeError('Too many literals for 15-bit states.');
  const next = new Uint16Array(stateCount << CLASS_BITS);
  for (const [state, fallback] of breadthFirst(trie, next)) {
    trie.outputs[state]?.push(...(trie.outputs[fallback] ?? []));
  }
  const flags = Uint16Array.from(trie.outputs, ({ length }) => (length > 0 ? ACCEPTS : 0));
  for (let index = 0; index < next.length; index += 1) {
    const target = next[index] ?? 0;
    next[index] = target | (flags[target] ?? 0);
  }
  return { next, outputs: trie.outputs };
}

function buildTrie(literals: readonly Literal[]): Trie {
  const children = [new Map<number, number>()];
  const outputs: number[][] = [[]];
  for (const [index, literal] of literals.entries()) {
    let state = 0;
    for (const characterClass of literal.classes) {
      const known = children[state]?.get(characterClass);
      if (known === undefined) {
        children.push(new Map());
        outputs.push([]);
        children[state]?.set(characterClass, children.length - 1);
      }
      state = known ?? children.length - 1;
    }
    outputs[state]?.push(index);
  }
  return { children, outputs };
}

/** The same trie with its states numbered level by level: those that texts mostly visit come to lie side by side. */
function inBreadthFirstOrder({ children, outputs }: Trie): Trie {
  const order = [0];
  for (const state of order) order.push(...(children[state]?.values() ?? []));
  const numbers = new Uint16Array(order.length);
  for (const [number, state] of order.entries()) numbers[state] = number;
  return {
    children: order.map((state) => renumber(children[state], numbers)),
    outputs: order.map((state) => outputs[state] ?? []),
  };
}

function renumber(
  children: Map<number, number> | undefined,
  numbers: Uint16Array,
): Map<number, number> {
  return new Map(Array.from(children ?? [], ([read, child]) => [read, numbers[child] ?? 0]));
}

/** Fills the transitions level by level; answers each state below the root with the state it falls back to. */
function breadthFirst(trie: Trie, next: Uint16Array): [state: number, fallback: number][] {
  const queue: [state: number, fallback: number, read: number][] = [[0, 0, 0]];
  for (const [state, fallback, read] of queue) {
    const row = state << CLASS_BITS;
    if (state !== 0) next.copyWithin(row, fallback << CLASS_BITS, (fallback + 1) << CLASS_BITS);
    // A run of white space counts as one: after a space, another one changes nothing.
    if (read === SPACE_CLASS) next[row | SPACE_CLASS] = state;
    for (const [characterClass, child] of trie.children[state] ?? []) {
      const fallbackOfChild = state === 0 ? 0 : (next[row | characterClass] ?? 0);
      queue.push([child, fallbackOfChild, characterClass]);
      next[row | characterClass] = child;
    }
  }
  return queue.slice(1).map(([state, fallback]) => [state, fallback]);
}

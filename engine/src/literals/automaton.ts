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

/** From state `s`, class `c` leads to `children[(s << CLASS_BITS) | c]`; 0 where there is no way. */
interface Trie {
  readonly children: Uint16Array;
  /** By state; absent where no literal ends. */
  readonly outputs: readonly (number[] | undefined)[];
  readonly stateCount: number;
}

/** Compiles literals by Aho and Corasick's construction, with every failure link resolved into a transition. */
export function buildAutomaton(literals: readonly Literal[]): Automaton {
  const trie = buildTrie(literals);
  const next = new Uint16Array(trie.stateCount << CLASS_BITS);
  const outputs = fillLevelByLevel(trie, next);
  for (let index = 0; index < next.length; index += 1) {
    const target = next[index] ?? 0;
    if ((outputs[target]?.length ?? 0) > 0) next[index] = target | ACCEPTS;
  }
  return { next, outputs };
}

function buildTrie(literals: readonly Literal[]): Trie {
  const most = literals.reduce((sum, { classes }) => sum + classes.length, 1);
  const children = new Uint16Array(most << CLASS_BITS);
  const outputs: (number[] | undefined)[] = [];
  let stateCount = 1;
  for (const [index, literal] of literals.entries()) {
    let state = 0;
    for (const characterClass of literal.classes) {
      const edge = (state << CLASS_BITS) | characterClass;
      if (children[edge] === 0) {
        children[edge] = stateCount;
        stateCount += 1;
      }
      state = children[edge] ?? 0;
    }
    (outputs[state] ??= []).push(index);
  }
  if (stateCount >= ACCEPTS) throw new RangeError('Too many literals for 15-bit states.');
  return { children, outputs, stateCount };
}

/**
 * Fills the transitions, with the states numbered anew in the order of their levels: those that texts mostly visit
 * come to lie side by side. Answers the literals that end in each state.
 */
function fillLevelByLevel(trie: Trie, next: Uint16Array): number[][] {
  const { stateCount } = trie;
  const oldNumbers = new Uint16Array(stateCount);
  const fallbacks = new Uint16Array(stateCount);
  const reads = new Uint8Array(stateCount);
  const outputs: number[][] = [];
  let known = 1;
  for (let state = 0; state < stateCount; state += 1) {
    const row = state << CLASS_BITS;
    const fallback = fallbacks[state] ?? 0;
    const old = oldNumbers[state] ?? 0;
    const oldRow = old << CLASS_BITS;
    outputs.push(joined(trie.outputs[old], outputs[fallback]));
    if (state > 0) next.copyWithin(row, fallback << CLASS_BITS, (fallback + 1) << CLASS_BITS);
    // A run of white space counts as one: after a space, another one changes nothing.
    if (reads[state] === SPACE_CLASS) next[row | SPACE_CLASS] = state;
    for (let read = 0; read < 1 << CLASS_BITS; read += 1) {
      const child = trie.children[oldRow | read] ?? 0;
      if (child === 0) continue;
      // The root's row is still empty here, so that its children fall back to it.
      fallbacks[known] = next[row | read] ?? 0;
      oldNumbers[known] = child;
      reads[known] = read;
      next[row | read] = known;
      known += 1;
    }
  }
  return outputs;
}

function joined(one: readonly number[] = [], other: readonly number[] = []): number[] {
  return [...one, ...other];
}

import { CLASS_BITS, isWordClass, SPACE_CLASS } from './fold.ts';
import type { Literal } from './literal.ts';
import { BOUNDARY, buildTrie, ROOT, ROW_LENGTH, type Trie } from './trie.ts';

/** Numbers of states, in two bytes each where these suffice: what is read at every character is to stay at hand. */
type StateNumbers = Uint16Array | Uint32Array;

/**
 * A dense automaton over character classes: from state `s`, class `c` leads to `next[(s << CLASS_BITS) | c]`. Reading
 * begins in state `start`. Literals end in the states from `firstAccepting` on, of which `outputs` lists them by
 * index, the first of these states first.
 */
export interface Automaton {
  readonly next: StateNumbers;
  readonly start: number;
  readonly firstAccepting: number;
  readonly outputs: readonly (readonly number[])[];
}

/** States in the order of their levels, with every failure link resolved into a transition. */
interface Levels {
  readonly next: StateNumbers;
  readonly outputs: readonly (readonly number[])[];
}

const NO_OUTPUTS: readonly number[] = [];

/**
 * Compiles literals by Aho and Corasick's construction. That a literal starts a word is part of the automaton: each
 * character that is no part of a word leads at least to the state on which such literals hang.
 */
export function buildAutomaton(literals: readonly Literal[]): Automaton {
  const { next, outputs } = resolve(buildTrie(literals));
  const numbers = numberAcceptingLast(outputs);
  const renumbered = numbersFor(outputs.length, next.length);
  for (let state = 0; state < outputs.length; state += 1) {
    const row = numbers[state]! << CLASS_BITS;
    const oldRow = state << CLASS_BITS;
    for (let index = 0; index < ROW_LENGTH; index += 1) {
      renumbered[row + index] = numbers[next[oldRow + index]!]!;
    }
  }
  const accepting = outputs.filter((indexes) => indexes.length > 0);
  return {
    next: renumbered,
    start: numbers[BOUNDARY] ?? 0,
    firstAccepting: outputs.length - accepting.length,
    outputs: accepting,
  };
}

function numbersFor(stateCount: number, length: number): StateNumbers {
  return stateCount > 1 << 16 ? new Uint32Array(length) : new Uint16Array(length);
}

/** New numbers for all states: those in which no literal ends first, else in the order that they have. */
function numberAcceptingLast(outputs: Levels['outputs']): StateNumbers {
  const numbers = numbersFor(outputs.length, outputs.length);
  let known = 0;
  for (const isAccepting of [false, true]) {
    for (let state = 0; state < outputs.length; state += 1) {
      if (outputs[state]!.length > 0 !== isAccepting) continue;
      numbers[state] = known;
      known += 1;
    }
  }
  return numbers;
}

/** Level by level, so that the states that texts mostly visit come to lie side by side. */
function resolve(trie: Trie): Levels {
  const { stateCount, firstChild, nextSibling, reads } = trie;
  const next = numbersFor(stateCount, stateCount << CLASS_BITS);
  const oldNumbers = numbersFor(stateCount, stateCount);
  const fallbacks = numbersFor(stateCount, stateCount);
  const outputs: (readonly number[])[] = [];
  oldNumbers[BOUNDARY] = BOUNDARY;
  fallbacks[BOUNDARY] = ROOT;
  let known = 2;
  for (let state = 0; state < stateCount; state += 1) {
    const old = oldNumbers[state] ?? 0;
    const fallback = fallbacks[state] ?? 0;
    const row = state << CLASS_BITS;
    outputs.push(joined(trie.outputs[old], outputs[fallback]));
    if (state === ROOT) next.set(rootRow());
    else next.copyWithin(row, fallback << CLASS_BITS, (fallback + 1) << CLASS_BITS);
    // A run of white space counts as one: after a space, another one changes nothing.
    if (state > BOUNDARY && reads[old] === SPACE_CLASS) next[row | SPACE_CLASS] = state;
    for (let child = firstChild[old] ?? 0; child !== 0; child = nextSibling[child] ?? 0) {
      const edge = row | (reads[child] ?? 0);
      // Until it is overwritten, the transition is that of the longest other beginning.
      fallbacks[known] = next[edge] ?? 0;
      oldNumbers[known] = child;
      next[edge] = known;
      known += 1;
    }
  }
  return { next, outputs };
}

/** The transitions of the root before it has children: between words lies the boundary. */
function rootRow(): Uint16Array {
  return Uint16Array.from({ length: ROW_LENGTH }, (_, characterClass) =>
    isWordClass(characterClass) ? ROOT : BOUNDARY,
  );
}

function joined(
  one: readonly number[] = NO_OUTPUTS,
  other: readonly number[] = NO_OUTPUTS,
): readonly number[] {
  if (other.length === 0) return one;
  return one.length === 0 ? other : [...one, ...other];
}

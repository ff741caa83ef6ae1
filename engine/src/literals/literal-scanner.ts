import { ACCEPTS, buildAutomaton } from './automaton.ts';
import { CLASS_BITS, CLASS_OF } from './fold.ts';
import { isBounded, parseLiteral, startOfLiteral } from './literal.ts';

/** Told of each literal found: its index in the list, and where it stands. */
export type OnLiteral = (index: number, start: number, end: number) => void;

/** Reads a text once, from its start to its end, and reports every literal in the order of their ends. */
export type LiteralScanner = (text: string, onLiteral: OnLiteral) => void;

/** Compiles literals, in the notation of `literal.ts`, into a scanner whose cost does not depend on their number. */
export function createLiteralScanner(sources: readonly string[]): LiteralScanner {
  const literals = sources.map(parseLiteral);
  const { next, outputs } = buildAutomaton(literals);

  function report(text: string, state: number, end: number, onLiteral: OnLiteral): void {
    for (const index of outputs[state] ?? []) {
      const literal = literals[index];
      if (literal === undefined) continue;
      const start = startOfLiteral(literal, text, end);
      if (isBounded(literal, text, start, end)) onLiteral(index, start, end);
    }
  }

  return (text, onLiteral) => {
    let state = 0;
    for (let index = 0; index < text.length; index += 1) {
      const entry = next[(state << CLASS_BITS) | (CLASS_OF[text.charCodeAt(index)] ?? 0)] ?? 0;
      state = entry & ~ACCEPTS;
      if (entry >= ACCEPTS) report(text, state, index + 1, onLiteral);
    }
  };
}

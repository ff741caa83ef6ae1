import { ACCEPTS, buildAutomaton } from './automaton.ts';
import { CLASS_BITS, CLASS_OF, IS_WORD } from './fold.ts';
import { parseLiteral, startOfLiteral } from './literal.ts';

/** Told of each literal found: its index in the list, and where it stands. */
type OnLiteral = (index: number, start: number, end: number) => void;

/** Reads a text once, from its start to its end, and reports every literal in the order of their ends. */
export type LiteralScanner = (text: string, onLiteral: OnLiteral) => void;

/** Compiles literals, in the notation of `literal.ts`, into a scanner whose cost does not depend on their number. */
export function createLiteralScanner(sources: readonly string[]): LiteralScanner {
  const literals = sources.map(parseLiteral);
  const { next, outputs } = buildAutomaton(literals);
  const mayGoOn = Uint8Array.from(outputs, (indexes) =>
    indexes.some((index) => literals[index]?.endsWord === false) ? 1 : 0,
  );

  function report(text: string, state: number, end: number, onLiteral: OnLiteral): void {
    const isWordEnd = !isWordAt(text, end);
    for (const index of outputs[state] ?? []) {
      const literal = literals[index];
      if (literal === undefined || (literal.endsWord && !isWordEnd)) continue;
      const start = startOfLiteral(literal, text, end);
      if (!literal.startsWord || !isWordAt(text, start - 1)) onLiteral(index, start, end);
    }
  }

  return (text, onLiteral) => {
    let state = 0;
    for (let index = 0; index < text.length; index += 1) {
      const entry = next[(state << CLASS_BITS) | (CLASS_OF[text.charCodeAt(index)] ?? 0)] ?? 0;
      state = entry & ~ACCEPTS;
      // Most literals end words: half of all hits are refused here, before anything else is looked up.
      if (entry >= ACCEPTS && (mayGoOn[state] === 1 || !isWordAt(text, index + 1))) {
        report(text, state, index + 1, onLiteral);
      }
    }
  };
}

function isWordAt(text: string, offset: number): boolean {
  return IS_WORD[text.charCodeAt(offset)] === 1;
}

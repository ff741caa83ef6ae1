import { buildAutomaton } from './automaton.ts';
import { CLASS_COUNT, CLASS_OF, isWordClass } from './fold.ts';
import { groupIndexes } from './grouped-indexes.ts';
import { HitReader } from './hit-reader.ts';
import { type Literal, parseLiteral, startOfLiteral } from './literal.ts';

/** Called for each occurrence of a literal, with its index in the list. */
type OnLiteral = (index: number, start: number, end: number) => void;

/** A stretch of a text to read. */
interface Stretch {
  readonly from: number;
  readonly to: number;
  /** The state that reading the stretch before returned; absent at the beginning of a text. */
  readonly state?: number | undefined;
}

/**
 * Reads a text once and reports every occurrence of a literal, in the order of their ends. A text may be read in stretches,
 * each of which returns the state for the next. The text around a stretch must be present: it is looked at for word
 * boundaries.
 */
export type LiteralScanner = (text: string, onLiteral: OnLiteral, stretch?: Stretch) => number;

const WORD_CLASSES = Uint8Array.from({ length: CLASS_COUNT }, (_, characterClass) =>
  Number(isWordClass(characterClass)),
);

/** Compiles literals, in the notation of `literal.ts`, into a scanner whose cost does not depend on their number. */
export function createLiteralScanner(sources: readonly string[]): LiteralScanner {
  const literals = sources.map(parseLiteral);
  const automaton = buildAutomaton(literals);
  const endsWord = Uint8Array.from(literals, (literal) => Number(literal.endsWord));
  const { firsts, indexes } = groupIndexes(automaton.outputs);
  const startOf = createStartFinder(literals);
  const reader = new HitReader(automaton);
  const { width } = automaton.columns;

  function report(text: string, accepting: number, end: number, onLiteral: OnLiteral): void {
    const isWordEnd = !isWordAt(text, end);
    const last = firsts[accepting + 1] ?? 0;
    for (let slot = firsts[accepting] ?? 0; slot < last; slot += 1) {
      const index = indexes[slot] ?? 0;
      if (!isWordEnd && endsWord[index] === 1) continue;
      const start = startOf(index, text, end);
      if (start !== undefined) onLiteral(index, start, end);
    }
  }

  return (text, onLiteral, { from, to, state: before = automaton.start } = wholeOf(text)) => {
    const { hits } = reader;
    let state = before;
    for (let index = from; index < to; index = reader.end) {
      state = reader.read({ text, from: index, to }, state);
      for (let hit = 0; hit < reader.filled; hit += 2) {
        report(text, hits[hit]! / width, hits[hit + 1]!, onLiteral);
      }
    }
    return state;
  };
}

/** Makes a function that finds the start of an occurrence by the literal's index and the occurrence's end. */
function createStartFinder(
  literals: readonly Literal[],
): (index: number, text: string, end: number) => number | undefined {
  // Zero where white space may make a literal longer than itself.
  const lengths = Uint16Array.from(literals, ({ classes, hasSpace }) =>
    hasSpace ? 0 : classes.length,
  );
  return (index, text, end) => {
    const length = lengths[index] ?? 0;
    if (length !== 0) return end - length;
    const literal = literals[index];
    return literal && startOfLiteral(literal, text, end);
  };
}

function wholeOf(text: string): Stretch {
  return { from: 0, to: text.length };
}

function isWordAt(text: string, offset: number): boolean {
  // Reading a string beyond its end makes V8 deoptimise this function.
  if (offset >= text.length) return false;
  return WORD_CLASSES[CLASS_OF[text.charCodeAt(offset)] ?? 0] === 1;
}

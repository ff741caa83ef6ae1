import { buildAutomaton } from './automaton.ts';
import { CLASS_COUNT, CLASS_OF, isWordClass } from './fold.ts';
import { groupIndexes } from './grouped-indexes.ts';
import { headLengths } from './heads.ts';
import { HitReader } from './hit-reader.ts';
import { LONGEST_SPAN, parseLiteral } from './literal.ts';
import { type OnLiteral, OrderedOccurrences } from './ordered-occurrences.ts';
import { PackedLiterals } from './packed-literals.ts';

/** A stretch of a text to read. */
interface Stretch {
  readonly from: number;
  readonly to: number;
}

/**
 * Reads a text once and reports every occurrence of a literal, in the order of their ends. Of a text that is read in
 * stretches, each reports the occurrences that end in it; the text around a stretch must be present.
 */
export type LiteralScanner = (text: string, onLiteral: OnLiteral, stretch?: Stretch) => void;

/** How far before a stretch the reading begins: an occurrence that ends in it, and the character before. */
const RUN_UP = LONGEST_SPAN + 1;

const WORD_CLASSES = Uint8Array.from({ length: CLASS_COUNT }, (_, characterClass) =>
  Number(isWordClass(characterClass)),
);

/** Compiles literals, in the notation of `literal.ts`, into a scanner whose cost does not depend on their number. */
export function createLiteralScanner(sources: readonly string[]): LiteralScanner {
  const literals = sources.map(parseLiteral);
  const lengths = headLengths(literals);
  const packed = new PackedLiterals(literals, lengths);
  const heads = literals.map(({ classes, startsWord }, index) => ({
    classes: classes.subarray(0, lengths[index]),
    startsWord,
  }));
  const { outputs, ...transitions } = buildAutomaton(heads);
  const { firsts, indexes } = groupIndexes(outputs);
  const reader = new HitReader(transitions);
  const { width } = transitions.columns;
  const occurrences = new OrderedOccurrences();

  /** Adds the literals whose heads end at an offset and which the text goes on with, unless they end before `from`. */
  function add(text: string, accepting: number, headEnd: number, from: number): void {
    const last = firsts[accepting + 1]!;
    for (let slot = firsts[accepting]!; slot < last; slot += 1) {
      const index = indexes[slot]!;
      const end = packed.endOf(index, text, headEnd);
      if (end === undefined || end <= from) continue;
      if (packed.endsWord(index) && isWordAt(text, end)) continue;
      const start = packed.startOf(index, text, end);
      if (start !== undefined) occurrences.add(index, start, end);
    }
  }

  return (text, onLiteral, { from, to } = wholeOf(text)) => {
    occurrences.clear();
    const { hits } = reader;
    let state = transitions.start;
    for (let index = Math.max(0, from - RUN_UP); index < to; index = reader.end) {
      state = reader.read({ text, from: index, to }, state);
      for (let hit = 0; hit < reader.filled; hit += 2) {
        add(text, hits[hit]! / width, hits[hit + 1]!, from);
      }
      occurrences.release(reader.end, onLiteral);
    }
  };
}

function wholeOf(text: string): Stretch {
  return { from: 0, to: text.length };
}

function isWordAt(text: string, offset: number): boolean {
  // Reading a string beyond its end makes V8 deoptimize this function.
  if (offset >= text.length) return false;
  return WORD_CLASSES[CLASS_OF[text.charCodeAt(offset)] ?? 0] === 1;
}

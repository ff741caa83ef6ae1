import type { Span } from '#engine/vocabulary.ts';

/** By two parts of one person's name: the person's index in the list. */
type Pairs = ReadonlyMap<string, number>;

/** A name of more words is rather a list. */
const MOST_WORDS = 6;
const LONGEST_NEIGHBOR = 48;
const WORD = String.raw`[\p{L}\p{M}]+(?:['’-][\p{L}\p{M}]+)*`;
/** The gap between a family name and a given name: `WEBER, Anna`, and in names of files `weber_anna`. */
const GAP = String.raw`(?<gap>,?[ \t\u00a0]{1,4}|,|[ \t]?\r?\n[ \t]{0,8}|[_.-])`;
const BEFORE = new RegExp(`(?<![\\p{L}\\p{M}])(?<word>${WORD})${GAP}$`, 'u');
const AFTER = new RegExp(`^${GAP}(?<word>${WORD})(?![\\p{L}\\p{M}])`, 'u');
const CAPITALIZED = /^\p{Lu}/u;
const JOINER = /^[_.-]$/;

/** The pairs of different words of each person's name; initials are none. */
export function pairsOf(names: readonly (readonly string[])[]): Pairs {
  const pairs = new Map<string, number>();
  for (const [index, words] of names.entries()) {
    const whole = words.filter(({ length }) => length > 1).slice(0, MOST_WORDS);
    const own = whole.flatMap((one) =>
      whole.filter((other) => other !== one).map((other) => pairName(one, other)),
    );
    for (const pair of own) if (!pairs.has(pair)) pairs.set(pair, index);
  }
  return pairs;
}

/** A part of a name, and the part beside it. */
interface NamesBeside extends Span {
  /** The index in the list of persons. */
  readonly index: number;
}

/**
 * The stretch of a part of a name and of another part of the same name right before or after it; undefined where there
 * is none. Beside one another two words are that name, whatever else each of them means.
 */
export function namesBeside(text: string, part: Span, pairs: Pairs): NamesBeside | undefined {
  const { start, end } = part;
  const word = text.slice(start, end);
  const before = BEFORE.exec(text.slice(Math.max(0, start - LONGEST_NEIGHBOR), start));
  const first = pairIndex(before, word, pairs);
  if (first !== undefined) return { start: start - before![0].length, end, index: first };
  const after = AFTER.exec(text.slice(end, end + LONGEST_NEIGHBOR));
  const second = pairIndex(after, word, pairs);
  return second === undefined ? undefined : { start, end: end + after![0].length, index: second };
}

function pairIndex(found: RegExpExecArray | null, word: string, pairs: Pairs): number | undefined {
  const { gap = '', word: other = '' } = found?.groups ?? {};
  const isWritten = JOINER.test(gap) || (CAPITALIZED.test(word) && CAPITALIZED.test(other));
  return isWritten ? pairs.get(pairName(word.toLowerCase(), other.toLowerCase())) : undefined;
}

function pairName(one: string, other: string): string {
  return `${one} ${other}`;
}

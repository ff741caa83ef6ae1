import type { TokenizedText } from '#engine/models/names/tokens/tokenized-text.ts';
import { ADDRESS, MARK } from '#engine/models/names/tokens/tokens.ts';
import { ROLE } from '#engine/models/names/tokens/vocabulary.ts';
import { mixHashes } from '#engine/statistics/feature-hash.ts';

/** Genres of text that differ in what they call things. */
const MESSAGE = 1;
const SENTENCE = 2;
const COURT = 3;
const CONTRACT = 4;
const LONG_PROSE = 0;

const MESSAGE_UNITS = 300;
const SENTENCE_UNITS = 700;
/** The number of markers per thousand tokens that identifies a style. */
const MIN_SHARE = 6;
const MAX_TOKENS = 20_000;

/** The genre of a text, from its length and vocabulary. */
export function textStyle(reading: TokenizedText): number {
  const { kind, word } = reading.tokens;
  const { role } = reading.words;
  const count = Math.min(reading.tokens.count, MAX_TOKENS);
  let [court, contract, addresses] = [0, 0, 0];
  for (let index = 0; index < count; index += 1) {
    const roles = role[word[index] ?? 0] ?? 0;
    court += roles & ROLE.court;
    contract += roles & ROLE.contract;
    addresses += kind[index] === ADDRESS ? 1 : 0;
  }
  court /= ROLE.court;
  contract /= ROLE.contract;
  const threshold = Math.max(1, (count * MIN_SHARE) / 1000);
  if (contract >= threshold && contract >= court) return CONTRACT;
  if (court >= threshold) return COURT;
  const { length } = reading.text;
  if (length < MESSAGE_UNITS && (addresses > 0 || length < 160)) return MESSAGE;
  return length < SENTENCE_UNITS ? SENTENCE : LONG_PROSE;
}

const STYLE_HABITS: readonly RegExp[] = [
  /https?:\/\/t\.co\//,
  /https?:\/\/(?!t\.co\/)/,
  /#\w/,
  /\bRT\b/,
  /^@/,
  /@.*@/,
  /[\ud800-\udfff]/,
  /"|\.\.\./,
];

/** The style of a short message, one bit per habit; 0 for longer texts. */
export function messageStyle({ text }: TokenizedText): number {
  if (text.length > MESSAGE_UNITS) return 0;
  return STYLE_HABITS.reduce((bits, habit, index) => bits | (habit.test(text) ? 1 << index : 0), 0);
}

/** The bucket width for message lengths. */
const LENGTH_STEP = 20;

/**
 * Each word, each pair of shapes and the length bucket of a short message that mentions users; empty for other texts.
 */
export function messageTokens(reading: TokenizedText): number[] {
  const { count, kind } = reading.tokens;
  if (reading.text.length > MESSAGE_UNITS || !kind.subarray(0, count).includes(ADDRESS)) return [];
  const words = new Set<number>();
  const shapes = new Set<number>();
  for (let index = 0; index <= count; index += 1) {
    const gap = reading.gapAt(index);
    if (kind[index] !== ADDRESS) words.add(mixHashes(reading.hashAt(index), gap));
    shapes.add(mixHashes(mixHashes(shapeAt(reading, index - 1), shapeAt(reading, index)), gap));
  }
  const length = Math.floor(reading.text.length / LENGTH_STEP);
  return [...words, ...shapes, length];
}

/** Signs stand for themselves; words are reduced to their shape. */
function shapeAt(reading: TokenizedText, index: number): number {
  const kind = reading.kindAt(index);
  return kind === MARK ? reading.hashAt(index) : kind;
}

import { WORD } from '#engine/models/names/lexicon/lexicon.ts';
import { pickTokens } from '#engine/models/names/tokens/pick-tokens.ts';
import type { TokenizedText } from '#engine/models/names/tokens/tokenized-text.ts';
import {
  CAPITALIZED,
  isCapitalKind,
  KINDS,
  LOWER_CASE,
  MARK,
  NEW_LINE,
  NEW_PARAGRAPH,
  NUMBER,
} from '#engine/models/names/tokens/tokens.ts';
import { ROLE } from '#engine/models/names/tokens/vocabulary.ts';

/** The maximum number of consecutive words and signs inside a name that are not candidates. */
const MAX_BRIDGES = 3;
const NAMED =
  WORD.firstName | WORD.lastName | WORD.largeCity | WORD.region | WORD.organization | WORD.demonym;
/** Evidence that makes a name of the ordinary words beside it. */
const NAMING = NAMED | WORD.honorific | WORD.companySuffix | WORD.organizationNoun | WORD.placeNoun;

/** Whether a token may be part of a name by itself. In long texts, only tokens with some evidence are considered. */
function isCandidate(reading: TokenizedText, index: number): boolean {
  const kind = reading.kindAt(index);
  if (kind === LOWER_CASE) return reading.hasSmallNames && isSmallCandidate(reading, index);
  if (!isCapitalKind(kind)) return reading.isHandle(index);
  const mask = reading.maskAt(index);
  if (kind !== CAPITALIZED || (mask & WORD.ordinary) === 0) return true;
  if (isCapitalKind(reading.kindAt(index + 1)) || reading.phraseAt(index) !== 0) return true;
  if ((mask & WORD.frequent) !== 0) return false;
  return reading.isShort || (mask & NAMED) !== 0 || !reading.startsSentence(index);
}

function isNaming(reading: TokenizedText, index: number): boolean {
  const kind = reading.kindAt(index);
  if (!isCapitalKind(kind)) return false;
  const mask = reading.maskAt(index);
  if (kind !== CAPITALIZED || (mask & WORD.ordinary) === 0) return true;
  return (mask & NAMING) !== 0 || reading.phraseAt(index) !== 0;
}

function isSmallCandidate(reading: TokenizedText, index: number): boolean {
  if (reading.phraseAt(index) !== 0) return true;
  const mask = reading.maskAt(index);
  if ((mask & WORD.ordinary) === 0) return true;
  return (mask & NAMED) !== 0 && (mask & WORD.frequent) === 0 && reading.isShort;
}

/** Whether a non-candidate token may stand between two candidates. */
function isBridge(reading: TokenizedText, index: number): boolean {
  if (reading.gapAt(index) >= NEW_PARAGRAPH) return false;
  const kind = reading.kindAt(index);
  if (kind === MARK) return reading.hasRole(index, ROLE.innerMark);
  return (
    kind === NUMBER ||
    kind === CAPITALIZED ||
    (kind === LOWER_CASE && reading.hasRole(index, ROLE.connector))
  );
}

/** Ranges of tokens to be labeled together, as pairs of first token and end (exclusive). */
export function findChains(reading: TokenizedText): Int32Array {
  const chains: number[] = [];
  const passed = reading.hasSmallNames ? MARK : LOWER_CASE;
  const isLooked = KINDS.map((kind) => Number(kind !== MARK && kind !== NUMBER && kind !== passed));
  let from = 0;
  for (const index of pickTokens(reading.tokens, isLooked)) {
    if (index < from || !isCandidate(reading, index)) continue;
    from = chainEnd(reading, index);
    if (reading.isShort || isNamingChain(reading, index, from)) chains.push(index, from);
  }
  return Int32Array.from(chains);
}

function chainEnd(reading: TokenizedText, from: number): number {
  const { count } = reading.tokens;
  let end = from + 1;
  let index = end;
  while (index < count && index - end <= MAX_BRIDGES && reading.gapAt(index) < NEW_PARAGRAPH) {
    if (isCandidate(reading, index)) end = index + 1;
    else if (!isBridge(reading, index)) break;
    index += 1;
  }
  // A number right after a name belongs to it: `Studio 54`.
  const isNumber = end < count && reading.kindAt(end) === NUMBER && reading.gapAt(end) < NEW_LINE;
  return isNumber ? end + 1 : end;
}

/** Whether a chain contains anything but ordinary words; contracts capitalize many of these. */
function isNamingChain(reading: TokenizedText, from: number, end: number): boolean {
  for (let index = from; index < end; index += 1) {
    if (isNaming(reading, index) || reading.isHandle(index)) return true;
  }
  return reading.hasSmallNames;
}

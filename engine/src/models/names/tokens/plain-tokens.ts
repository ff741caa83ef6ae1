import { HASH_PRIME, HASH_START } from '#engine/statistics/feature-hash.ts';

import { isApostrophe, KIND_BITS, LOWER, SIGN, UNITS_READ, UPPER } from './characters.ts';
import type { TokenList } from './token-list.ts';
import { BLANK, CAPITALIZED, LOWER_CASE, MARK, NOTHING, NUMBER } from './tokens.ts';

const SPACE = 32;
const AT = 64;
const COLON = 58;
const FULL_STOP = 46;

/** Module-local copies, because imported bindings are looked up on every use. */
const START = HASH_START | 0;
const PRIME = HASH_PRIME;
const SHIFT = KIND_BITS;
const KIND = (1 << KIND_BITS) - 1;
const [SIGN_KIND, LETTER, CAPITAL] = [SIGN, LOWER, UPPER];

/**
 * Reads consecutive simple tokens that follow at most one blank and end unambiguously, and returns the offset where it
 * stopped. The words of these tokens are their hashes. `units` must be padded with blanks.
 */
export function readPlainTokens(units: Uint16Array, start: number, tokens: TokenList): number {
  const reads = UNITS_READ;
  let end = start;
  for (;;) {
    const gap = units[end] === SPACE ? BLANK : NOTHING;
    const from = gap === BLANK ? end + 1 : end;
    const first = reads[units[from]!]!;
    let hash = Math.imul(START ^ (first >>> SHIFT), PRIME);
    let at = from + 1;
    let read = reads[units[at]!]!;
    let kind: number = MARK;
    if ((first & KIND) >= LETTER) {
      let kinds = 0;
      while ((read & KIND) >= LETTER) {
        kinds |= read;
        hash = Math.imul(hash ^ (read >>> SHIFT), PRIME);
        at += 1;
        read = reads[units[at]!]!;
      }
      if ((kinds & CAPITAL) !== 0) return end;
      kind = kindOf(first, kinds);
      if ((read & KIND) === SIGN_KIND && canContinue(units[at]!, kind, at - from)) return end;
    } else if ((first & KIND) !== SIGN_KIND || !isPlainSign(units[from]!, units[at]!)) {
      return end;
    }
    tokens.add(hash, kind);
    tokens.place(gap, from, at);
    end = at;
  }
}

/** The kind of a word without capitals after its first unit. */
function kindOf(first: number, others: number): number {
  if ((first & CAPITAL) !== 0) return CAPITALIZED;
  return ((first | others) & LETTER) === 0 ? NUMBER : LOWER_CASE;
}

/** Whether a word may continue past a sign: initials, an address, `O’Brien`. */
function canContinue(sign: number, kind: number, length: number): boolean {
  return (
    sign === COLON ||
    isApostrophe(sign) ||
    (sign === FULL_STOP && kind === CAPITALIZED && length === 1)
  );
}

/** Whether a sign is a token whatever precedes it. */
function isPlainSign(sign: number, next: number): boolean {
  return sign !== next && sign !== AT && !isApostrophe(sign);
}

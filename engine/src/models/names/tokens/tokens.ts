/** The shape of a token. */
export const MARK = 0;
export const LOWER_CASE = 1;
export const CAPITALIZED = 2;
export const ALL_CAPITALS = 3;
export const MIXED_CASE = 4;
/** One or more letters, each with a full stop: `J.` and `U.S.`. */
export const INITIALS = 5;
export const NUMBER = 6;
/** A URL, an e-mail address or a user's handle: never a name. */
export const ADDRESS = 7;
/** All kinds. */
export const KINDS = Uint8Array.from({ length: ADDRESS + 1 }, (_, kind) => kind);

/** Whether tokens of a kind are capitalized. */
export function isCapitalKind(kind: number): boolean {
  return kind >= CAPITALIZED && kind <= INITIALS;
}

/** The gap before a token. */
export const NOTHING = 0;
export const BLANK = 1;
export const NEW_LINE = 2;
export const NEW_PARAGRAPH = 3;

/** The tokens of a text, as parallel arrays; `word` is the number of the token's word in the vocabulary. */
export interface Tokens {
  readonly count: number;
  readonly start: Int32Array;
  readonly end: Int32Array;
  readonly gap: Uint8Array;
  readonly kind: Uint8Array;
  readonly word: Int32Array;
}

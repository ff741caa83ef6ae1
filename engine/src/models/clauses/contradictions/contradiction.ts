/** Wording that contradicts a type, unless other wording cancels it. */
export interface Contradiction {
  readonly says: Pick<RegExp, 'test'>;
  readonly unless?: RegExp;
}

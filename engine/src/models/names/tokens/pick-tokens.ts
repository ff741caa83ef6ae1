import type { Tokens } from './tokens.ts';

/** The tokens of some kinds; `isPicked` is 1 or 0 for each kind. The loop has no calls or branches. */
export function pickTokens({ kind, count }: Tokens, isPicked: Uint8Array): Int32Array {
  const picked = new Int32Array(count);
  let found = 0;
  for (let index = 0; index < count; index += 1) {
    picked[found] = index;
    found += isPicked[kind[index]!]!;
  }
  return picked.subarray(0, found);
}

import type { TokenizedText } from '#engine/models/names/tokens/tokenized-text.ts';
import { NEW_PARAGRAPH } from '#engine/models/names/tokens/tokens.ts';
import { hashString } from '#engine/statistics/feature-hash.ts';

/** The hash for positions outside the text or paragraph. */
export const OUTSIDE_HASH = hashString('outside') | 0;

/** The word at an offset from a token; -1 if a paragraph break lies between. Offset 0 is the token's own word. */
export function wordAtOffset({ tokens }: TokenizedText, index: number, offset: number): number {
  const { gap, word, count } = tokens;
  const at = index + offset;
  if (at < 0 || at >= count) return -1;
  const last = Math.max(index, at);
  for (let token = Math.min(index, at) + 1; token <= last; token += 1) {
    if (gap[token]! >= NEW_PARAGRAPH) return -1;
  }
  return word[at]!;
}

import type { Span } from '#engine/vocabulary.ts';

import { BRIDGE } from './phrase-notation.ts';
import { type PhraseForm, spansOf } from './phrase-rule.ts';

const BETWEEN = new RegExp(`^${BRIDGE}$`);

/** A match of `one` and a match of any of the `others` in the same clause, in either order. */
export function phrasePair(one: RegExp, others: readonly RegExp[]): PhraseForm {
  return {
    exec(text) {
      const ones = spansOf(one, text);
      if (ones.length === 0) return null;
      const partners = others.flatMap((other) => spansOf(other, text));
      let found: Span | undefined;
      for (const first of ones) {
        for (const second of partners) {
          const span = joined(text, first, second);
          if (span !== undefined && (found === undefined || isBefore(span, found))) found = span;
        }
      }
      return found === undefined
        ? null
        : { index: found.start, 0: text.slice(found.start, found.end) };
    },
  };
}

/** The span of two matches together, if they are near each other; they may overlap. */
function joined(text: string, one: Span, other: Span): Span | undefined {
  const [first, last] = one.start < other.start ? [one, other] : [other, one];
  const isNear = first.end >= last.start || BETWEEN.test(text.slice(first.end, last.start));
  return isNear ? { start: first.start, end: Math.max(first.end, last.end) } : undefined;
}

function isBefore(one: Span, other: Span): boolean {
  return one.start < other.start || (one.start === other.start && one.end < other.end);
}

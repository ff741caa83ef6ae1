import { LOOK_AHEAD, LOOK_BACK } from '#engine/reading/matcher.ts';
import type { View } from '#engine/reading/reading.ts';
import { createOccurrenceFinder, longestOccurrence } from '#engine/text/occurrences.ts';
import { toFinding } from '#engine/to-finding.ts';
import type { Finding, Span } from '#engine/vocabulary.ts';

import type { CustomPattern, CustomTerms, PolicyPack } from './policy-pack.ts';

/** Finds everything that begins in the next section of a text, lazily and at offsets in the whole. */
export type PackSearch = (section: View) => Iterable<Finding>;

/** Starts a search of one text. */
type Beginning = () => PackSearch;

const compiled = new WeakMap<PolicyPack, readonly Beginning[]>();

/**
 * Starts a search of one text for a pack's own terms and patterns. Matches across the end of a section are found too,
 * so that the result does not depend on how the text is cut. A pack is compiled at its first use.
 */
export function createPackSearch(pack: PolicyPack): PackSearch {
  const beginnings = compiled.get(pack) ?? compile(pack);
  compiled.set(pack, beginnings);
  const searches = beginnings.map((begin) => begin());
  return function* find(section) {
    for (const search of searches) yield* search(section);
  };
}

function compile(pack: PolicyPack): Beginning[] {
  const findTerms = compileTerms(pack);
  return [() => findTerms, ...pack.patterns.map((own) => compilePattern(own, pack))];
}

/** Each search continues after its last match, as a single pass over the whole text would. */
function compilePattern(own: CustomPattern, pack: PolicyPack): Beginning {
  const pattern = new RegExp(own.pattern, own.ignoreCase ? 'giu' : 'gu');
  return () => {
    let done = 0;
    return function* find({ text, offset, from, to }) {
      const windowStart = Math.max(0, from - LOOK_BACK);
      const shift = offset + windowStart;
      // `matchAll` copies the expression with its `lastIndex`, so that searches do not disturb each other.
      pattern.lastIndex = Math.max(offset + from, done) - shift;
      const matches = text.slice(windowStart, to + LOOK_AHEAD).matchAll(pattern);
      for (const { 0: value, index } of matches) {
        const start = index + shift;
        if (start >= offset + to) break;
        done = start + value.length;
        if (value !== '') yield findingOf(own, pack, { start, end: done });
      }
    };
  };
}

function compileTerms(pack: PolicyPack): PackSearch {
  const words = pack.terms.flatMap((own) => own.words.map((word) => ({ own, word })));
  const find = createOccurrenceFinder(words.map(({ word }) => word));
  // One unit more on either side shows whether a word ends there.
  const margin = 1 + Math.max(0, ...words.map(({ word }) => longestOccurrence(word)));
  return function* findTerms({ text, offset, from, to }) {
    const windowStart = Math.max(0, from - 1);
    const shift = offset + windowStart;
    for (const found of find(text.slice(windowStart, to + margin))) {
      const own = words[found.index]?.own;
      const start = found.start + shift;
      if (own === undefined || start < offset + from || start >= offset + to) continue;
      yield findingOf(own, pack, { start, end: found.end + shift });
    }
  };
}

/** The finding of a term or a pattern. Its confidence is full: whoever wrote the policy is sure of it. */
function findingOf(own: CustomTerms | CustomPattern, pack: PolicyPack, span: Span): Finding {
  const { id, name: typeName, category, severity, recommendation, why } = own;
  const replacement = 'replacement' in own ? own.replacement : undefined;
  return toFinding(
    { id, typeName, category, severity, recommendation, isSensitive: own.isSensitive ?? false },
    { ...span, confidence: 1, why, ...(replacement !== undefined && { replacement }) },
    {
      ruleId: `${pack.name}/${id}`,
      source: { kind: 'rule', version: `${pack.name} ${pack.version}` },
      offset: 0,
    },
  );
}

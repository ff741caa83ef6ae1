import { createOccurrenceFinder, type Stretch } from '#engine/text/occurrences.ts';
import type { Finding } from '#engine/vocabulary.ts';

import type { OwnPattern, OwnTerms, PolicyPack } from './policy-pack.ts';

/** No term or pattern of a pack is reported more often in one text. */
const MOST_OF_EACH = 2000;

/** Finds what a pack looks for beyond the engine. */
type PackFinder = (text: string) => Finding[];

const finders = new WeakMap<PolicyPack, PackFinder>();

/** What a pack's own terms and patterns find in a text; a pack is compiled at its first use. */
export function findByPack(text: string, pack: PolicyPack): Finding[] {
  const finder = finders.get(pack) ?? compile(pack);
  finders.set(pack, finder);
  return finder(text);
}

function compile(pack: PolicyPack): PackFinder {
  const findTerms = compileTerms(pack);
  const patternFinders = pack.patterns.map((own) => compilePattern(own, pack));
  return (text) => [...findTerms(text), ...patternFinders.flatMap((find) => find(text))];
}

function compilePattern(own: OwnPattern, pack: PolicyPack): PackFinder {
  const pattern = new RegExp(own.pattern, own.ignoreCase ? 'giu' : 'gu');
  return (text) => {
    const findings: Finding[] = [];
    for (const { 0: value, index: start } of text.matchAll(pattern)) {
      if (findings.length === MOST_OF_EACH) break;
      if (value !== '') findings.push(toFinding(own, pack, { start, end: start + value.length }));
    }
    return findings;
  };
}

function compileTerms(pack: PolicyPack): PackFinder {
  const words = pack.terms.flatMap((own) => own.words.map((word) => ({ own, word })));
  const find = createOccurrenceFinder(words.map(({ word }) => word));
  return (text) => {
    const counts = new Map<OwnTerms, number>();
    return find(text).flatMap(({ start, end, index }) => {
      const own = words[index]?.own;
      if (own === undefined) return [];
      const count = (counts.get(own) ?? 0) + 1;
      counts.set(own, count);
      return count > MOST_OF_EACH ? [] : [toFinding(own, pack, { start, end })];
    });
  };
}

function toFinding(own: OwnTerms | OwnPattern, pack: PolicyPack, { start, end }: Stretch): Finding {
  return {
    category: own.category,
    type: own.id,
    typeName: own.name,
    severity: own.severity,
    // Whoever wrote the policy is sure of it.
    confidence: 1,
    start,
    end,
    why: own.why,
    recommendation: own.recommendation,
    ...('replacement' in own && own.replacement !== undefined
      ? { replacement: own.replacement }
      : {}),
    isInformational: false,
    isSensitive: false,
    ruleId: `${pack.name}/${own.id}`,
    source: { kind: 'rule', version: `${pack.name} ${pack.version}` },
  };
}

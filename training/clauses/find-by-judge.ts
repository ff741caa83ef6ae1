import { type ClauseJudge, endOfSection, readSectionWords } from '@proviso/engine/training';

import type { ClauseDocument } from './clause-corpora.ts';
import type { ClauseSpan, FoundClauses } from './clause-scores.ts';

/** The predictions of a stored model for a document, section by section as the engine reads it. */
export function findByJudge(judge: ClauseJudge, { text }: ClauseDocument): FoundClauses {
  const found = new Map<string, ClauseSpan[]>();
  for (let from = 0; from < text.length;) {
    const to = endOfSection(text, from);
    const section = readSectionWords(text.slice(from, to));
    for (const { clauses, label } of judge.judge(section)) {
      const spans = clauses.map((clause): ClauseSpan => {
        const { start = 0, end = 0 } = section.clauses[clause] ?? {};
        return { start: from + start, end: from + end };
      });
      const name = judge.labels[label] ?? '';
      found.set(name, [...(found.get(name) ?? []), ...spans]);
    }
    from = to;
  }
  return found;
}

import { ABSENT, PRESENT, UNKNOWN } from '../statistics/examples.ts';
import type { ScoredSection } from './context-classifier.ts';
import type { TrainingSection } from './training-sections.ts';

/** From this score on, words indicate a label so strongly that a missing annotation is probably an oversight. */
const PLAINLY_PRESENT = 1;
/**
 * Below this score, words contradict a label so strongly that the annotation probably refers to the clause's
 * surroundings.
 */
const PLAINLY_ABSENT = -5;

/**
 * Marks annotations as unknown where out-of-fold models plainly contradict them, by the scores of the clauses' words:
 * some manual annotations are wrong, and examples that contradict all others influence training most when they should
 * influence it least (Northcutt, Jiang and Chuang, "Confident Learning", JAIR 2021).
 */
export function openDoubtfulMarks(scored: readonly ScoredSection[]): TrainingSection[] {
  return scored.map(({ section, wordScores }) => ({
    ...section,
    clauses: section.clauses.map((clause, index) => {
      const scores = wordScores[index];
      const targets = clause.targets.map((target, label) =>
        isDoubtful(target, scores?.[label] ?? 0) ? UNKNOWN : target,
      );
      return { ...clause, targets };
    }),
  }));
}

function isDoubtful(target: number, score: number): boolean {
  if (target === PRESENT) return score < PLAINLY_ABSENT;
  return target === ABSENT && score > PLAINLY_PRESENT;
}

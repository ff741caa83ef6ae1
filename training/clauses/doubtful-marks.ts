import { ABSENT, PRESENT, UNKNOWN } from '../statistics/examples.ts';
import type { ScoredSection } from './context-classifier.ts';
import type { TrainingSection } from './training-sections.ts';

/** From here on words speak so plainly for a label that its missing mark was rather forgotten. */
const PLAINLY_PRESENT = 1;
/** Below this they speak so plainly against it that the mark rather stands for what is around the clause. */
const PLAINLY_ABSENT = -5;

/**
 * Leaves open what models of other documents plainly contradict, by the scores that they give the words of clauses:
 * marks set by hand are wrong here and there, and what contradicts all else teaches most where it should least
 * (Northcutt, Jiang and Chuang, "Confident Learning", JAIR 2021).
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

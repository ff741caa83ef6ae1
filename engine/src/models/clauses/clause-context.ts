import type { ReadClause } from './section-words.ts';

/** The score of a clause that was not read, or that the model is sure of. */
export const LEAST_SCORE = -6;
/** Clauses that score less for a label are not judged in their context. */
const CANDIDATE_SCORE = -2.5;
const NEIGHBOURHOOD = 6;
const STEEPNESS = 1.5;

/** How many numbers say in what context a clause scores. */
export const CONTEXT_SIZE = 25;

/** A clause that may be of a label, and what is known of its context. */
export interface Candidate {
  readonly clause: number;
  readonly label: number;
  readonly context: Float64Array;
}

/** The scores of a section's clauses, label by label of clause by clause, as distances from the label's usual level. */
export interface SectionScores {
  readonly clauses: readonly ReadClause[];
  readonly scores: Float32Array;
  readonly labelCount: number;
}

/** What can be told of one label over a whole section. */
interface LabelSummary {
  readonly scores: Float64Array;
  readonly best: number;
  readonly secondBest: number;
  readonly sum: number;
  readonly count: number;
  /** For each clause, what its own passage (from one heading to the next) amounts to. */
  readonly passages: readonly Passage[];
}

interface Passage {
  best: number;
  secondBest: number;
  sum: number;
}

/** The clauses that may be of some label, with their contexts. */
export function* candidatesOf(section: SectionScores): Generator<Candidate> {
  const { clauses, labelCount, scores } = section;
  for (let label = 0; label < labelCount; label += 1) {
    if (!hasCandidate(section, label)) continue;
    const summary = summarize(section, label);
    for (let clause = 0; clause < clauses.length; clause += 1) {
      if ((scores[clause * labelCount + label] ?? LEAST_SCORE) < CANDIDATE_SCORE) continue;
      yield { clause, label, context: contextOf(section, summary, { clause, label }) };
    }
  }
}

function hasCandidate({ scores, labelCount }: SectionScores, label: number): boolean {
  for (let at = label; at < scores.length; at += labelCount) {
    if ((scores[at] ?? LEAST_SCORE) >= CANDIDATE_SCORE) return true;
  }
  return false;
}

function summarize({ clauses, scores, labelCount }: SectionScores, label: number): LabelSummary {
  const ofLabel = new Float64Array(clauses.length);
  for (let clause = 0; clause < clauses.length; clause += 1) {
    ofLabel[clause] = Math.max(LEAST_SCORE, scores[clause * labelCount + label] ?? LEAST_SCORE);
  }
  const whole = newPassage();
  let passage = newPassage();
  let count = 0;
  const passages = clauses.map(({ isHeading }, clause) => {
    if (isHeading) passage = newPassage();
    const score = ofLabel[clause] ?? LEAST_SCORE;
    extend(passage, score);
    extend(whole, score);
    count += Number(score > 0);
    return passage;
  });
  const { best, secondBest, sum } = whole;
  return { scores: ofLabel, best, secondBest, sum, count, passages };
}

function newPassage(): Passage {
  return { best: LEAST_SCORE, secondBest: LEAST_SCORE, sum: 0 };
}

function extend(passage: Passage, score: number): void {
  passage.sum += chance(score);
  if (score > passage.best) {
    passage.secondBest = passage.best;
    passage.best = score;
  } else if (score > passage.secondBest) passage.secondBest = score;
}

function contextOf(
  section: SectionScores,
  summary: LabelSummary,
  at: { readonly clause: number; readonly label: number },
): Float64Array {
  const { clause } = at;
  const own = summary.scores[clause] ?? LEAST_SCORE;
  const scoreAt = (index: number): number => summary.scores[index] ?? LEAST_SCORE;
  const { best, secondBest, sum, count } = summary;
  const others = own === best ? secondBest : best;
  const passage = summary.passages[clause] ?? newPassage();
  const inPassage = own === passage.best ? passage.secondBest : passage.best;
  const near = nearby(scoreAt, clause);
  const rival = bestOtherLabel(section, at);
  const { firstWord, endWord, isHeading } = section.clauses[clause] as ReadClause;
  const size = section.clauses.length;
  return Float64Array.of(
    own,
    1 / (1 + Math.exp(-2 * own)),
    chance(scoreAt(clause - 1)),
    chance(scoreAt(clause + 1)),
    chance(scoreAt(clause - 2)),
    chance(scoreAt(clause + 2)),
    scoreAt(clause - 1) / 4,
    scoreAt(clause + 1) / 4,
    chance(near.best),
    near.sum / 3,
    chance(inPassage),
    Math.min(2, (passage.sum - chance(own)) / 3),
    chance(others),
    others / 4,
    Number(own === best),
    (best - own) / 4,
    Math.log2(1 + count) / 3,
    Math.min(3, Math.log2(1 + sum) / 3),
    Math.log2(size) / 10 - 0.7,
    clause / size - 0.5,
    Math.log2(1 + endWord - firstWord) / 5 - 1,
    Number(isHeading),
    chance(rival),
    Math.max(-1, rival / 4),
    near.best / 4,
  );
}

function nearby(scoreAt: (index: number) => number, clause: number) {
  let best = LEAST_SCORE;
  let sum = 0;
  for (let index = clause - NEIGHBOURHOOD; index <= clause + NEIGHBOURHOOD; index += 1) {
    if (index === clause) continue;
    best = Math.max(best, scoreAt(index));
    sum += chance(scoreAt(index));
  }
  return { best, sum };
}

function bestOtherLabel(
  { scores, labelCount }: SectionScores,
  { clause, label }: { readonly clause: number; readonly label: number },
): number {
  let best = LEAST_SCORE;
  for (let other = 0; other < labelCount; other += 1) {
    if (other !== label) best = Math.max(best, scores[clause * labelCount + other] ?? best);
  }
  return best;
}

function chance(score: number): number {
  return 1 / (1 + Math.exp(-STEEPNESS * score));
}

import type { Clause } from '#engine/models/sections/section-words.ts';

/** The score of a clause that was not read, or that the model confidently rejects. */
const MIN_SCORE = -6;
const NEIGHBORHOOD = 6;
const STEEPNESS = 1.5;
const MIN_CHANCE = probabilityOf(MIN_SCORE);

/** The size of the context vector of a candidate. */
export const CONTEXT_SIZE = 26;
/** The last input: 1 if the clause has the usual wording of the label, else 0. */
export const WORDING_INPUT = CONTEXT_SIZE - 1;

/** Identical clauses under identical headings, and the score of their words for each label. */
export interface ScoredClause {
  /** Their indexes in the section, in order. */
  readonly places: readonly number[];
  /** Relative to each label's usual level. */
  readonly scores: Float32Array;
}

/** The clauses of a section and the scores of those that were read. */
export interface SectionScores {
  readonly clauses: readonly Clause[];
  readonly scored: readonly ScoredClause[];
  readonly labelCount: number;
  /** Clauses scoring below this for a label are not judged in context. */
  readonly minScore: number;
}

/** Clauses that may carry a label, and the context of the first one; the wording input is not yet set. */
export interface Candidate {
  readonly scored: ScoredClause;
  readonly label: number;
  readonly context: number[];
}

/** Statistics of one label over a section or a passage. */
interface Summary {
  readonly best: number;
  readonly secondBest: number;
  /** The sum of the probabilities. */
  readonly sum: number;
  /** The number of clauses that score above the label's level. */
  readonly count: number;
}

/** For each clause of a section, its score for one label and the corresponding probability. */
interface LabelScores {
  readonly scores: Float64Array;
  readonly chances: Float64Array;
}

/** A range of clauses; the end is exclusive. */
interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** Statistics of a label over the clauses between two headings; the next heading is at `to`. */
interface Passage {
  readonly to: number;
  readonly summary: Summary;
}

/** Statistics of a label around a candidate. */
interface Surroundings {
  readonly found: LabelScores;
  readonly whole: Summary;
  readonly passage: Passage;
}

/** The clauses that may carry some label, with their contexts. */
export function* candidatesOf(section: SectionScores): Generator<Candidate> {
  const { clauses, scored, labelCount, minScore } = section;
  for (let label = 0; label < labelCount; label += 1) {
    const candidates = scored.filter(({ scores }) => (scores[label] ?? 0) >= minScore);
    if (candidates.length === 0) continue;
    const found = scoresOf(section, label);
    const whole = summarize(found, { from: 0, to: clauses.length });
    let passage: Passage | undefined;
    for (const one of candidates) {
      const place = one.places[0] ?? 0;
      // Candidates come in order, so most lie in the same passage as the one before.
      if (passage === undefined || place >= passage.to)
        passage = passageAround(clauses, found, place);
      const context = contextOf(clauses, { found, whole, passage }, { scored: one, label });
      yield { scored: one, label, context };
    }
  }
}

function scoresOf({ clauses, scored }: SectionScores, label: number): LabelScores {
  const scores = new Float64Array(clauses.length).fill(MIN_SCORE);
  const chances = new Float64Array(clauses.length).fill(MIN_CHANCE);
  for (const one of scored) {
    const score = one.scores[label] ?? MIN_SCORE;
    if (score <= MIN_SCORE) continue;
    const own = probabilityOf(score);
    for (const place of one.places) {
      scores[place] = score;
      chances[place] = own;
    }
  }
  return { scores, chances };
}

/** Statistics of a label over a range of clauses. */
function summarize({ scores, chances }: LabelScores, { from, to }: Stretch): Summary {
  let best = MIN_SCORE;
  let secondBest = MIN_SCORE;
  let sum = 0;
  let count = 0;
  for (let place = from; place < to; place += 1) {
    sum += chances[place] ?? MIN_CHANCE;
    const score = scores[place] ?? MIN_SCORE;
    if (score <= MIN_SCORE) continue;
    count += Number(score > 0);
    secondBest = Math.max(secondBest, Math.min(score, best));
    best = Math.max(score, best);
  }
  return { best, secondBest, sum, count };
}

/** The clauses between the headings around a given one. */
function passageAround(clauses: readonly Clause[], found: LabelScores, place: number): Passage {
  let from = place;
  while (from > 0 && clauses[from]?.isHeading !== true) from -= 1;
  let to = place + 1;
  while (to < clauses.length && clauses[to]?.isHeading !== true) to += 1;
  return { to, summary: summarize(found, { from, to }) };
}

function contextOf(
  clauses: readonly Clause[],
  { found: { scores, chances }, whole, passage: { summary: passage } }: Surroundings,
  { scored, label }: { readonly scored: ScoredClause; readonly label: number },
): number[] {
  const place = scored.places[0] ?? 0;
  const { firstWord, endWord, isHeading } = clauses[place] as Clause;
  const own = scores[place] ?? MIN_SCORE;
  const scoreAt = (index: number): number => scores[index] ?? MIN_SCORE;
  const chanceAt = (index: number): number => chances[index] ?? MIN_CHANCE;
  const others = own === whole.best ? whole.secondBest : whole.best;
  const inPassage = own === passage.best ? passage.secondBest : passage.best;
  const near = nearby(scores, chances, place);
  const rival = bestOtherScore(scored, label);
  const size = clauses.length;
  // Building a plain array takes a tenth of the time of a typed array.
  return [
    own,
    1 / (1 + Math.exp(-2 * own)),
    chanceAt(place - 1),
    chanceAt(place + 1),
    chanceAt(place - 2),
    chanceAt(place + 2),
    scoreAt(place - 1) / 4,
    scoreAt(place + 1) / 4,
    probabilityOf(near.best),
    near.sum / 3,
    probabilityOf(inPassage),
    Math.min(2, (passage.sum - chanceAt(place)) / 3),
    probabilityOf(others),
    others / 4,
    Number(own === whole.best),
    (whole.best - own) / 4,
    Math.log2(1 + whole.count) / 3,
    Math.min(3, Math.log2(1 + whole.sum) / 3),
    Math.log2(size) / 10 - 0.7,
    place / size - 0.5,
    Math.log2(1 + endWord - firstWord) / 5 - 1,
    Number(isHeading),
    probabilityOf(rival),
    Math.max(-1, rival / 4),
    near.best / 4,
    0,
  ];
}

/** The best score for any other label. */
function bestOtherScore({ scores }: ScoredClause, label: number): number {
  let best = MIN_SCORE;
  for (let other = 0; other < scores.length; other += 1) {
    const score = scores[other] ?? MIN_SCORE;
    if (other !== label && score > best) best = score;
  }
  return best;
}

function nearby(scores: Float64Array, chances: Float64Array, place: number) {
  let best = MIN_SCORE;
  let sum = 0;
  for (let index = place - NEIGHBORHOOD; index <= place + NEIGHBORHOOD; index += 1) {
    if (index === place) continue;
    best = Math.max(best, scores[index] ?? MIN_SCORE);
    sum += chances[index] ?? MIN_CHANCE;
  }
  return { best, sum };
}

function probabilityOf(score: number): number {
  return 1 / (1 + Math.exp(-STEEPNESS * score));
}

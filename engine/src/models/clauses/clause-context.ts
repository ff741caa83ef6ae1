import type { ReadClause } from './section-words.ts';

/** The score of a clause that was not read, or that the model is sure of. */
const LEAST_SCORE = -6;
const NEIGHBOURHOOD = 6;
const STEEPNESS = 1.5;
const LEAST_CHANCE = chance(LEAST_SCORE);

/** How many numbers say in what context a clause scores. */
export const CONTEXT_SIZE = 26;
/** Which of them is one where the clause has the usual wording of the label, and nought elsewhere. */
export const WORDING_INPUT = CONTEXT_SIZE - 1;

/** Clauses that read the same under the same headings, and what their words score for each label. */
export interface ScoredClause {
  /** Their numbers in the section, in order. */
  readonly places: readonly number[];
  /** As distances from each label's usual level. */
  readonly scores: Float32Array;
}

/** The clauses of a section, and of some of them what they score. */
export interface SectionScores {
  readonly clauses: readonly ReadClause[];
  readonly scored: readonly ScoredClause[];
  readonly labelCount: number;
  /** Clauses that score less for a label are not judged in their context. */
  readonly leastScore: number;
}

/** Clauses that may be of a label, and what is known of the first one's context; of its wording nothing is known yet. */
export interface Candidate {
  readonly scored: ScoredClause;
  readonly label: number;
  readonly context: Float64Array;
}

/** What of a section is the same for each label. */
interface Layout {
  readonly clauses: readonly ReadClause[];
  /** By clause: what it scores, if it was read. */
  readonly scored: readonly (ScoredClause | undefined)[];
  /** By clause: the number of its passage, from one heading to the next. */
  readonly passages: Int32Array;
  /** By scored clause: the labels that it scores most for. */
  readonly rivals: ReadonlyMap<ScoredClause, Rivals>;
}

interface Rivals {
  readonly label: number;
  readonly best: number;
  readonly secondBest: number;
}

/** What can be told of one label over a section or a passage of it. */
interface Summary {
  best: number;
  secondBest: number;
  sum: number;
  /** How many clauses score above the label's level. */
  count: number;
}

/** One label over a whole section. */
interface LabelSummary {
  /** By clause: its score, and the chance that this amounts to. */
  readonly scores: Float64Array;
  readonly chances: Float64Array;
  readonly whole: Summary;
  readonly passages: readonly Summary[];
}

/** The clauses that may be of some label, with their contexts. */
export function* candidatesOf(section: SectionScores): Generator<Candidate> {
  const { scored, labelCount, leastScore } = section;
  if (scored.length === 0) return;
  const layout = layOut(section);
  for (let label = 0; label < labelCount; label += 1) {
    const candidates = scored.filter(({ scores }) => (scores[label] ?? 0) >= leastScore);
    if (candidates.length === 0) continue;
    const summary = summarize(layout, label);
    for (const one of candidates) {
      yield { scored: one, label, context: contextOf(layout, summary, { scored: one, label }) };
    }
  }
}

function layOut({ clauses, scored }: SectionScores): Layout {
  const byPlace: (ScoredClause | undefined)[] = clauses.map(() => undefined);
  for (const one of scored) for (const place of one.places) byPlace[place] = one;
  const passages = new Int32Array(clauses.length);
  let passage = 0;
  for (let place = 0; place < clauses.length; place += 1) {
    passage += Number(clauses[place]?.isHeading);
    passages[place] = passage;
  }
  const rivals = new Map(scored.map((one) => [one, rivalsOf(one)]));
  return { clauses, scored: byPlace, passages, rivals };
}

function rivalsOf({ scores }: ScoredClause): Rivals {
  let label = 0;
  let secondBest = LEAST_SCORE;
  for (let other = 1; other < scores.length; other += 1) {
    const score = scores[other] ?? LEAST_SCORE;
    const best = scores[label] ?? LEAST_SCORE;
    secondBest = Math.max(secondBest, Math.min(score, best));
    if (score > best) label = other;
  }
  return { label, best: Math.max(LEAST_SCORE, scores[label] ?? LEAST_SCORE), secondBest };
}

function summarize({ scored, passages }: Layout, label: number): LabelSummary {
  const scores = new Float64Array(scored.length).fill(LEAST_SCORE);
  const chances = new Float64Array(scored.length).fill(LEAST_CHANCE);
  const whole = emptySummary();
  const byPassage: Summary[] = [];
  for (let place = 0; place < scored.length; place += 1) {
    const passage = (byPassage[passages[place] ?? 0] ??= emptySummary());
    const score = scored[place]?.scores[label] ?? LEAST_SCORE;
    if (score <= LEAST_SCORE) {
      passage.sum += LEAST_CHANCE;
      whole.sum += LEAST_CHANCE;
      continue;
    }
    const own = chance(score);
    scores[place] = score;
    chances[place] = own;
    extend(passage, score, own);
    extend(whole, score, own);
  }
  return { scores, chances, whole, passages: byPassage };
}

function emptySummary(): Summary {
  return { best: LEAST_SCORE, secondBest: LEAST_SCORE, sum: 0, count: 0 };
}

function extend(summary: Summary, score: number, chanceOfScore: number): void {
  summary.sum += chanceOfScore;
  summary.count += Number(score > 0);
  if (score > summary.best) {
    summary.secondBest = summary.best;
    summary.best = score;
  } else if (score > summary.secondBest) summary.secondBest = score;
}

function contextOf(
  layout: Layout,
  { scores, chances, whole, passages }: LabelSummary,
  { scored, label }: { readonly scored: ScoredClause; readonly label: number },
): Float64Array {
  const place = scored.places[0] ?? 0;
  const { firstWord, endWord, isHeading } = layout.clauses[place] as ReadClause;
  const own = scores[place] ?? LEAST_SCORE;
  const scoreAt = (index: number): number => scores[index] ?? LEAST_SCORE;
  const chanceAt = (index: number): number => chances[index] ?? LEAST_CHANCE;
  const passage = passages[layout.passages[place] ?? 0] ?? whole;
  const others = own === whole.best ? whole.secondBest : whole.best;
  const inPassage = own === passage.best ? passage.secondBest : passage.best;
  const near = nearby(scores, chances, place);
  const rival = rivalOf(layout, scored, label);
  const size = layout.clauses.length;
  return Float64Array.of(
    own,
    1 / (1 + Math.exp(-2 * own)),
    chanceAt(place - 1),
    chanceAt(place + 1),
    chanceAt(place - 2),
    chanceAt(place + 2),
    scoreAt(place - 1) / 4,
    scoreAt(place + 1) / 4,
    chance(near.best),
    near.sum / 3,
    chance(inPassage),
    Math.min(2, (passage.sum - chanceAt(place)) / 3),
    chance(others),
    others / 4,
    Number(own === whole.best),
    (whole.best - own) / 4,
    Math.log2(1 + whole.count) / 3,
    Math.min(3, Math.log2(1 + whole.sum) / 3),
    Math.log2(size) / 10 - 0.7,
    place / size - 0.5,
    Math.log2(1 + endWord - firstWord) / 5 - 1,
    Number(isHeading),
    chance(rival),
    Math.max(-1, rival / 4),
    near.best / 4,
    0,
  );
}

/** The best score for another label. */
function rivalOf({ rivals }: Layout, scored: ScoredClause, label: number): number {
  const found = rivals.get(scored);
  if (found === undefined) return LEAST_SCORE;
  return found.label === label ? found.secondBest : found.best;
}

function nearby(scores: Float64Array, chances: Float64Array, place: number) {
  let best = LEAST_SCORE;
  let sum = 0;
  for (let index = place - NEIGHBOURHOOD; index <= place + NEIGHBOURHOOD; index += 1) {
    if (index === place) continue;
    best = Math.max(best, scores[index] ?? LEAST_SCORE);
    sum += chances[index] ?? LEAST_CHANCE;
  }
  return { best, sum };
}

function chance(score: number): number {
  return 1 / (1 + Math.exp(-STEEPNESS * score));
}

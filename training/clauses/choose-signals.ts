import { PRESENT } from '../statistics/examples.ts';
import type { TrainingClause, TrainingSection } from './training-sections.ts';

/** How many of the clauses of any label must have a signal. */
const COVERAGE = 0.995;
/** What a clause outside contracts costs that has a signal for nothing, in clauses of contracts. */
const COST_ELSEWHERE = 20;

/**
 * Chooses signals, stem by stem: each time the one that most clauses of a label wait for, compared with how often it
 * stands in clauses of none.
 */
export function chooseSignals(
  sections: readonly TrainingSection[],
  elsewhere: readonly TrainingSection[],
): number[] {
  const clauses = sections.flatMap((section) => section.clauses);
  const waiting = new Set(clauses.filter(({ targets }) => targets.includes(PRESENT)));
  const most = waiting.size * (1 - COVERAGE);
  const costs = new Map<number, number>();
  addCosts(
    costs,
    clauses.filter((clause) => !waiting.has(clause)),
    1,
  );
  addCosts(
    costs,
    elsewhere.flatMap((section) => section.clauses),
    COST_ELSEWHERE,
  );
  const chosen: number[] = [];
  while (waiting.size > most) {
    const best = bestSignal(waiting, costs);
    if (best === undefined) break;
    chosen.push(best);
    for (const clause of waiting) if (clause.signals.has(best)) waiting.delete(clause);
  }
  return chosen.toSorted((one, other) => one - other);
}

function addCosts(
  costs: Map<number, number>,
  clauses: readonly TrainingClause[],
  cost: number,
): void {
  for (const { signals } of clauses) {
    for (const signal of signals) costs.set(signal, (costs.get(signal) ?? 0) + cost);
  }
}

function bestSignal(
  waiting: ReadonlySet<TrainingClause>,
  costs: ReadonlyMap<number, number>,
): number | undefined {
  const gains = new Map<number, number>();
  for (const { signals } of waiting) {
    for (const signal of signals) gains.set(signal, (gains.get(signal) ?? 0) + 1);
  }
  let best: number | undefined;
  let highest = 0;
  for (const [signal, gain] of gains) {
    const worth = gain ** 1.5 / ((costs.get(signal) ?? 0) + 100);
    if (worth > highest) {
      best = signal;
      highest = worth;
    }
  }
  return best;
}

/** Where an ordinary example comes from; so many of ten thousand of its kind may be found, at most, by a label. */
const MOST_ALARMS = {
  /** A document has a hundred passages: one in twenty, at most, may be flagged for nothing. */
  document: 6,
  /** Passages on which the label holds seldom: three or four clauses of a contract. */
  unlikely: 150,
  /** Texts full of people and what they say, written for this; what stands around a passage takes most of it back. */
  text: 150,
} as const;

/** An ordinary one that was written to look like others counts against the precision instead. */
export type ExampleKind = keyof typeof MOST_ALARMS | 'written';

/** How an example was scored by a model that has not seen it. */
export interface Scored {
  readonly score: number;
  /** By the linear model alone. */
  readonly byWords: number;
  readonly isRight: boolean;
  readonly kind: ExampleKind;
}

export interface ChosenThreshold {
  readonly threshold: number;
  /** Among what was written for the model, where ordinary sentences are made to look like others. */
  readonly precision: number;
  readonly recall: number;
  /** By kind, how many of ten thousand ordinary examples are found. */
  readonly alarms: Readonly<Record<keyof typeof MOST_ALARMS, number>>;
}

/**
 * The lowest threshold at which the share of what is found that is right is high enough, and no more ordinary examples
 * of any kind are found than may be; scores fall.
 */
export function chooseThreshold(
  scored: readonly Scored[],
  leastPrecision: number,
): ChosenThreshold {
  const wanted = scored.filter(({ isRight }) => isRight).length;
  const ordinary = countKinds(scored.filter(({ isRight }) => !isRight));
  const found = countKinds([]);
  let right = 0;
  let best: ChosenThreshold = {
    threshold: Infinity,
    precision: 1,
    recall: 0,
    alarms: alarmsOf(found, ordinary),
  };
  for (const { score, isRight, kind } of scored) {
    if (isRight) right += 1;
    else found[kind] += 1;
    const precision = right / Math.max(1, right + found.written + found.text);
    const alarms = alarmsOf(found, ordinary);
    if (precision < leastPrecision || !isRight || isTooMuch(alarms)) continue;
    best = { threshold: score, precision, recall: right / wanted, alarms };
  }
  return best;
}

function countKinds(examples: readonly Scored[]): Record<ExampleKind, number> {
  const counts = { document: 0, unlikely: 0, text: 0, written: 0 };
  for (const { kind } of examples) counts[kind] += 1;
  return counts;
}

function alarmsOf(
  found: Readonly<Record<ExampleKind, number>>,
  ordinary: Readonly<Record<ExampleKind, number>>,
): ChosenThreshold['alarms'] {
  const shareOf = (kind: ExampleKind): number =>
    (10_000 * found[kind]) / Math.max(1, ordinary[kind]);
  return { document: shareOf('document'), unlikely: shareOf('unlikely'), text: shareOf('text') };
}

function isTooMuch(alarms: ChosenThreshold['alarms']): boolean {
  return (
    alarms.document > MOST_ALARMS.document ||
    alarms.unlikely > MOST_ALARMS.unlikely ||
    alarms.text > MOST_ALARMS.text
  );
}

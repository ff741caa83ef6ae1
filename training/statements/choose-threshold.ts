/** The maximum number of false positives of a label per ten thousand ordinary examples, by source. */
const MOST_ALARMS = {
  /** A document has a hundred passages: at most one document in twenty may be flagged wrongly. */
  document: 6,
  /** Passages that rarely carry the label: three or four clauses per contract. */
  unlikely: 150,
  /** Texts written for this purpose, full of people and what they say; context suppresses most of these. */
  text: 80,
} as const;

/** Ordinary examples written to resemble others count against precision instead. */
export type ExampleKind = keyof typeof MOST_ALARMS | 'written';

/** The out-of-fold score of an example. */
export interface Scored {
  readonly score: number;
  /** The score of the linear model alone. */
  readonly byWords: number;
  readonly isRight: boolean;
  readonly kind: ExampleKind;
}

export interface ChosenThreshold {
  readonly threshold: number;
  /**
   * Among the sentences written for training, in which ordinary ones are made to resemble others; the false positives
   * in ordinary texts count only against their limit.
   */
  readonly precision: number;
  readonly recall: number;
  /** False positives per ten thousand ordinary examples, by kind. */
  readonly alarms: Readonly<Record<keyof typeof MOST_ALARMS, number>>;
}

/**
 * The lowest threshold with sufficient precision at which no kind of ordinary example exceeds its false positive limit;
 * `scored` is in descending order.
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
    const precision = right / Math.max(1, right + found.written);
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

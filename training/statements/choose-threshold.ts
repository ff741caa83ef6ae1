/** How an example was scored by a model that has not seen it. */
export interface Scored {
  readonly score: number;
  /** By the linear model alone. */
  readonly byWords: number;
  readonly isRight: boolean;
  /** Whether it was written for the model, rather than taken from a corpus of ordinary texts. */
  readonly isWritten: boolean;
  /** Whether the label holds on passages like this one seldom, though now and then. */
  readonly isUnlikely?: boolean | undefined;
}

export interface ChosenThreshold {
  readonly threshold: number;
  /** Among what was written for the model, where ordinary sentences are made to look like others. */
  readonly precision: number;
  readonly recall: number;
  /** How many of ten thousand ordinary passages are found. */
  readonly alarms: number;
}

/** A document has a hundred passages: one in twenty, at most, may be flagged for nothing by a label. */
const MOST_ALARMS = 6;
/** Of ten thousand passages on which the label holds seldom: three or four clauses of a contract. */
const MOST_UNLIKELY = 150;

/**
 * The lowest threshold at which the share of what is found that is right is high enough, hardly any ordinary passage is
 * found, and few are of those on which the label holds seldom; scores fall.
 */
export function chooseThreshold(
  scored: readonly Scored[],
  leastPrecision: number,
): ChosenThreshold {
  const wanted = scored.filter(({ isRight }) => isRight).length;
  const unlikely = scored.filter(({ isUnlikely }) => isUnlikely === true).length;
  const ordinary = scored.filter(({ isWritten }) => !isWritten).length - unlikely;
  let right = 0;
  let wrong = 0;
  let alarms = 0;
  let foundUnlikely = 0;
  let best: ChosenThreshold = { threshold: Infinity, precision: 1, recall: 0, alarms: 0 };
  for (const { score, isRight, isWritten, isUnlikely } of scored) {
    if (isUnlikely === true) foundUnlikely += 1;
    else if (isRight) right += 1;
    else if (isWritten) wrong += 1;
    else alarms += 1;
    const precision = right / Math.max(1, right + wrong);
    const share = (10_000 * alarms) / Math.max(1, ordinary);
    const isTooOften = share > MOST_ALARMS || 10_000 * foundUnlikely > MOST_UNLIKELY * unlikely;
    if (precision < leastPrecision || isTooOften || !isRight) continue;
    best = { threshold: score, precision, recall: right / wanted, alarms: share };
  }
  return best;
}

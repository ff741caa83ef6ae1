/**
 * The minimum and maximum confidence of a model, from 0 to 1; rules that know a wording are more confident than most
 * models.
 */
export interface ConfidenceRange {
  readonly least: number;
  readonly most: number;
}

/** The confidence for the log-odds of a linear model. */
export function confidenceOfLogOdds(logOdds: number, { least, most }: ConfidenceRange): number {
  const probability = 1 / (1 + Math.exp(-logOdds));
  return least + (most - least) * probability;
}

/** The inverse of `confidenceOfLogOdds`. */
export function logOddsOfConfidence(confidence: number, { least, most }: ConfidenceRange): number {
  const probability = (confidence - least) / (most - least);
  return Math.log(probability / (1 - probability));
}

/**
 * The minimum and maximum confidence of a model, from 0 to 1; rules that know a wording are more confident than most
 * models.
 */
export interface ConfidenceRange {
  readonly min: number;
  readonly max: number;
}

/** The confidence for the log-odds of a linear model. */
export function confidenceOfLogOdds(logOdds: number, { min, max }: ConfidenceRange): number {
  const probability = 1 / (1 + Math.exp(-logOdds));
  return min + (max - min) * probability;
}

/** The inverse of `confidenceOfLogOdds`. */
export function logOddsOfConfidence(confidence: number, { min, max }: ConfidenceRange): number {
  const probability = (confidence - min) / (max - min);
  return Math.log(probability / (1 - probability));
}

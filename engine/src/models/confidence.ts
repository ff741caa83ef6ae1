/** How sure a model is at least and at most, from 0 to 1: rules that know a wording are surer than most models. */
export interface ConfidenceRange {
  readonly least: number;
  readonly most: number;
}

/** The confidence in what a linear model gives such log-odds. */
export function confidenceOfLogOdds(logOdds: number, { least, most }: ConfidenceRange): number {
  const probability = 1 / (1 + Math.exp(-logOdds));
  return least + (most - least) * probability;
}

/** The log-odds that gave a confidence within a range. */
export function logOddsOfConfidence(confidence: number, { least, most }: ConfidenceRange): number {
  const probability = (confidence - least) / (most - least);
  return Math.log(probability / (1 - probability));
}

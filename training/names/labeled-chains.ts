/** Tokens to be labeled together, with their features and allowed labels. */
export interface LabeledChain {
  /** For each token, the start of its features; one more entry for the end. */
  readonly offsets: Int32Array;
  /** Feature buckets. */
  readonly features: Int32Array;
  /** For each token, a bit mask of the correct labels. */
  readonly allowed: Uint8Array;
  /** Scores added to those of the features, eight per token. */
  readonly given?: Float64Array;
  /** The weight of the chain in training. */
  readonly weight: number;
}

/** Tokens to be labelled together, with the features and the labels that each may have. */
export interface LabelledChain {
  /** For each token, where its features start; one more entry for the end. */
  readonly offsets: Int32Array;
  /** Buckets of features. */
  readonly features: Int32Array;
  /** For each token, a bit for each label that is right. */
  readonly allowed: Uint8Array;
  /** Scores that are added to those of the features, eight for each token. */
  readonly given?: Float64Array;
  /** How much the chain counts. */
  readonly weight: number;
}

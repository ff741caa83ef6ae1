/** The target of a label for an example: negative, positive or unknown. */
export const ABSENT = 0;
export const PRESENT = 1;
export const UNKNOWN = 2;

/** Examples for several classifiers over the same features, in flat arrays because there are many. */
export interface Examples {
  readonly labelCount: number;
  /**
   * The features of example i are `features[offsets[i]]` up to `features[offsets[i + 1]]` (exclusive); each is a
   * bucket.
   */
  readonly offsets: Uint32Array;
  readonly features: Uint32Array;
  /** The value of each feature of an example, such as one divided by the square root of their number. */
  readonly values: Float32Array;
  /** ABSENT, PRESENT or UNKNOWN, for each label of each example in turn. */
  readonly targets: Uint8Array;
}

/** One example before packing. */
export interface Example {
  readonly features: ArrayLike<number>;
  readonly value: number;
  readonly targets: ArrayLike<number>;
}

/** Packs examples into flat arrays; features are folded into two to the power of `bucketBits` buckets. */
export function packExamples(
  examples: readonly Example[],
  labelCount: number,
  bucketBits: number,
): Examples {
  const total = examples.reduce((sum, { features }) => sum + features.length, 0);
  const mask = 2 ** bucketBits - 1;
  const packed = {
    labelCount,
    offsets: new Uint32Array(examples.length + 1),
    features: new Uint32Array(total),
    values: Float32Array.from(examples, ({ value }) => value),
    targets: new Uint8Array(examples.length * labelCount),
  };
  let at = 0;
  for (const [index, { features, targets }] of examples.entries()) {
    for (let feature = 0; feature < features.length; feature += 1) {
      packed.features[at] = (features[feature] ?? 0) & mask;
      at += 1;
    }
    packed.offsets[index + 1] = at;
    packed.targets.set(targets, index * labelCount);
  }
  return packed;
}

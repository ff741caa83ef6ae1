/** How sure a reader says it is. */
export const CERTAINTIES = ['low', 'medium', 'high'] as const;
export type Certainty = (typeof CERTAINTIES)[number];

/**
 * What another reader, such as a language model, claims about a sentence. Nothing in it is trusted before it was
 * checked.
 */
export interface Claim {
  /** The sentence's index in its passage, from 0. */
  readonly sentence: number;
  /** The words in question, quoted literally. */
  readonly quote: string;
  /** The id of one of the asked types. */
  readonly type: string;
  readonly certainty: Certainty;
  /** One sentence for people. */
  readonly why: string;
}

/** How sure a reader says it is. */
export const CERTAINTIES = ['low', 'medium', 'high'] as const;
export type Certainty = (typeof CERTAINTIES)[number];

/** What another reader, such as a language model, says of a sentence. Nothing of it is believed before it was looked at. */
export interface Claim {
  /** The sentence's place in its passage, from 0. */
  readonly sentence: number;
  /** The words that are meant, as they stand there. */
  readonly quote: string;
  /** The id of one of the asked types. */
  readonly type: string;
  readonly certainty: Certainty;
  /** One sentence for people. */
  readonly why: string;
}

/** How certain it is that a word should be replaced. */
export const CERTAINTIES = ['offensive', 'replaceable', 'contextual'] as const;
/**
 * `offensive` words are insults; `replaceable` words have a better alternative in any sense; `contextual` words are
 * harmless in most senses and deserve a hint only in sentences about people.
 */
export type Certainty = (typeof CERTAINTIES)[number];

/** For each certainty: words and phrases separated by `|`, with their replacement, or '' to omit them. */
export interface WordList extends Readonly<
  Partial<Record<Certainty, Readonly<Record<string, string>>>>
> {
  /** Longer phrases, separated by `|`, in which a listed word means something else. */
  readonly harmless?: string;
}

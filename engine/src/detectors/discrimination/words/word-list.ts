/** How certain it is that a word should be replaced. */
export const CERTAINTIES = ['offensive', 'replaceable', 'contextual'] as const;
/**
 * `offensive` insults whoever is meant; `replaceable` has a better word in any sense; `contextual` is harmless in most
 * senses and deserves a hint only where people are spoken of.
 */
export type Certainty = (typeof CERTAINTIES)[number];

/** For each certainty: words and phrases divided by `|`, with what to say instead, or '' to leave them out. */
export interface WordList extends Readonly<
  Partial<Record<Certainty, Readonly<Record<string, string>>>>
> {
  /** Longer phrases, divided by `|`, in which a listed word says something else. */
  readonly harmless?: string;
}

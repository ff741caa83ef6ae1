import type { Match } from '../detector.ts';

/** A wording to look for in a sentence, and what it means. */
export interface PhraseRule extends Partial<Omit<Match, 'start' | 'end' | 'why'>> {
  readonly form: RegExp;
  readonly why: string;
  /** What else the sentence must say. */
  readonly requires?: RegExp;
  /** What the sentence must not say. */
  readonly unless?: RegExp;
}

const DEFAULT_CONFIDENCE = 0.8;

/** The first match of each rule that holds in a sentence. */
export function applyRules(sentence: string, rules: readonly PhraseRule[]): Match[] {
  return rules.flatMap(({ form, requires, unless, ...rule }) => {
    const found = form.exec(sentence);
    if (found === null || unless?.test(sentence) || requires?.test(sentence) === false) return [];
    const start = found.index;
    return [{ confidence: DEFAULT_CONFIDENCE, ...rule, start, end: start + found[0].length }];
  });
}

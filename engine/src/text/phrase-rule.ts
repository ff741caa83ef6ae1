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

/** Every match of every rule that holds in a sentence, rule by rule. */
export function applyRules(sentence: string, rules: readonly PhraseRule[]): Match[] {
  const matches: Match[] = [];
  for (const { form, requires, unless, ...rule } of rules) {
    const spans = spansOf(sentence, form);
    if (spans.length === 0 || unless?.test(sentence) || requires?.test(sentence) === false) {
      continue;
    }
    for (const { start, end } of spans) {
      matches.push({ confidence: DEFAULT_CONFIDENCE, ...rule, start, end });
    }
  }
  return matches;
}

/** Where a phrase stands in a sentence, each time that it does. */
function spansOf(sentence: string, form: RegExp): { start: number; end: number }[] {
  const spans = [];
  let offset = 0;
  for (let found = form.exec(sentence); found !== null; found = form.exec(sentence.slice(offset))) {
    const start = offset + found.index;
    offset = start + found[0].length;
    spans.push({ start, end: offset });
  }
  return spans;
}

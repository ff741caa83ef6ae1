import type { Match } from '#engine/detector.ts';
import type { Span } from '#engine/vocabulary.ts';

/** Finds where a wording first stands in a text, as a regular expression does. */
export interface PhraseForm {
  readonly exec: (text: string) => { readonly index: number; readonly 0: string } | null;
}

/** A wording to look for in a sentence, and what it means. */
export interface PhraseRule extends Partial<Omit<Match, keyof Span | 'why'>> {
  readonly form: PhraseForm;
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
  for (const rule of rules) {
    const first = rule.form.exec(sentence);
    if (first === null || !holdsIn(sentence, rule)) continue;
    matches.push(...matchesOf(spansOf(rule.form, sentence, first), rule));
  }
  return matches;
}

/** The first rule that holds in a sentence. */
export function firstRule(sentence: string, rules: readonly PhraseRule[]): PhraseRule | undefined {
  return rules.find((rule) => rule.form.exec(sentence) !== null && holdsIn(sentence, rule));
}

function holdsIn(sentence: string, { requires, unless }: PhraseRule): boolean {
  return unless?.test(sentence) !== true && requires?.test(sentence) !== false;
}

function matchesOf(spans: readonly Span[], rule: PhraseRule): Match[] {
  const { form: _form, requires: _requires, unless: _unless, ...meaning } = rule;
  return spans.map((span) => ({ confidence: DEFAULT_CONFIDENCE, ...meaning, ...span }));
}

/** Where a phrase stands in a sentence, each time that it does, from where it first does. */
export function spansOf(form: PhraseForm, sentence: string, first = form.exec(sentence)): Span[] {
  const spans: Span[] = [];
  let offset = 0;
  let found = first;
  while (found !== null) {
    const start = offset + found.index;
    offset = start + found[0].length;
    spans.push({ start, end: offset });
    found = form.exec(sentence.slice(offset));
  }
  return spans;
}

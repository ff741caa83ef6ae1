import type { Match } from '#engine/detector.ts';
import type { Span } from '#engine/vocabulary.ts';

/** Finds the first match of a wording in a text; regular expressions have this form. */
export interface PhraseForm {
  readonly exec: (text: string) => { readonly index: number; readonly 0: string } | null;
}

/** A wording to look for in a sentence, and what it means. */
export interface PhraseRule extends Partial<Omit<Match, keyof Span | 'why'>> {
  readonly form: PhraseForm;
  readonly why: string;
  /** Must match somewhere in the sentence too. */
  readonly requires?: RegExp;
  /** Must not match in the sentence. */
  readonly unless?: RegExp;
}

/** How confident a rule is that does not say so. */
export const DEFAULT_CONFIDENCE = 0.8;

/** Every match of every rule that applies to a sentence, rule by rule. */
export function applyRules(sentence: string, rules: readonly PhraseRule[]): Match[] {
  const matches: Match[] = [];
  for (const rule of rules) {
    const first = rule.form.exec(sentence);
    if (first === null || !satisfiesConditions(sentence, rule)) continue;
    matches.push(...matchesOf(spansOf(rule.form, sentence, first), rule));
  }
  return matches;
}

/** The first rule that applies to a sentence. */
export function firstRule(sentence: string, rules: readonly PhraseRule[]): PhraseRule | undefined {
  return rules.find(
    (rule) => rule.form.exec(sentence) !== null && satisfiesConditions(sentence, rule),
  );
}

function satisfiesConditions(sentence: string, { requires, unless }: PhraseRule): boolean {
  return unless?.test(sentence) !== true && requires?.test(sentence) !== false;
}

function matchesOf(spans: readonly Span[], rule: PhraseRule): Match[] {
  const { form: _form, requires: _requires, unless: _unless, ...meaning } = rule;
  return spans.map((span) => ({ confidence: DEFAULT_CONFIDENCE, ...meaning, ...span }));
}

/** All matches of a phrase in a sentence; `first` is its first one, if it is known already. */
export function spansOf(form: PhraseForm, sentence: string, first = form.exec(sentence)): Span[] {
  const spans: Span[] = [];
  let offset = 0;
  let found = first;
  while (found !== null) {
    const start = offset + found.index;
    offset = start + found[0].length;
    spans.push({ start, end: offset - danglingLength(found[0]) });
    found = form.exec(sentence.slice(offset));
  }
  return spans;
}

/** A wording with room for any words may end in one that only leads on to the next clause. */
const DANGLING = /,?\s(?:and|or|but)$/i;
const LONGEST_DANGLING = 6;

function danglingLength(found: string): number {
  return DANGLING.exec(found.slice(-LONGEST_DANGLING))?.[0].length ?? 0;
}

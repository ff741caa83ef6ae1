import { phrase } from '#engine/phrases/phrase.ts';
import type { Step } from '#engine/post-processing/step.ts';
import type { View } from '#engine/reading/reading.ts';
import type { WordWatcher } from '#engine/reading/watched-words.ts';
import { partitionPoint } from '#engine/spans/partition-point.ts';
import type { Finding, Span } from '#engine/vocabulary.ts';

/** In UTF-16 units: the sentence or two after a clause. */
const REACH = 320;
/** How much of the text around a word belongs to its sentence. */
const BEFORE = 180;
const AFTER = 60;

/** Clauses that say that something may change. */
const CHANGES: ReadonlySet<string> = new Set(['unilateral-change', 'price-increase']);

const WORDS: readonly string[] = [
  'before the change*',
  'before any change*',
  'before such change*',
  'before the new*',
  'before it applies',
  'before they apply',
  'before it takes*',
  'before they take*',
  'before it comes*',
  'before they come*',
  'before it starts',
  'before the increase*',
];
const MAY_LEAVE = phrase(
  `(?:you|(?:the )?(?:customers?|members?|tenants?|clients?|subscribers?|users?|consumers?)) (?:may|can|are free to|is free to|are entitled to|is entitled to|(?:have|has) the right to) (?:\\w{3,10} ){0,2}?(?:leave|cancel|terminate|end|close|withdraw|quit|stop)[^.;]{0,110}? before (?:the|any|such|it|they)`,
);
const AT_A_COST = phrase(
  '(?:no|without(?: a| any)?) refund|(?:exit|cancellation|termination|early) (?:fee|charge)|only if you pay|must pay|remaining (?:term|months|fees)',
);

/** Knows where a text lets the other party go before a change takes effect. */
export class RelievedChanges implements Step, WordWatcher {
  readonly watchers = [this];
  readonly words = WORDS;
  readonly #reliefs: number[] = [];

  note(_word: number, { start, end }: Span, { text, offset }: View): void {
    const sentence = text.slice(Math.max(0, start - BEFORE), end + AFTER);
    if (!MAY_LEAVE.test(sentence) || AT_A_COST.test(sentence)) return;
    this.#reliefs.push(start + offset);
  }

  /** The findings, of which changes that the other party may leave upon in time are only informational. */
  apply(findings: readonly Finding[]): readonly Finding[] {
    if (this.#reliefs.length === 0) return findings;
    return findings.map((finding) =>
      CHANGES.has(finding.type) && this.#isRelieved(finding)
        ? { ...finding, isInformational: true }
        : finding,
    );
  }

  #isRelieved({ end }: Finding): boolean {
    const next = this.#reliefs[partitionPoint(this.#reliefs, (at) => at < end)];
    return next !== undefined && next <= end + REACH;
  }
}

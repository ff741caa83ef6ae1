import type { FindingType, Match } from '#engine/detector.ts';
import type { Severity } from '#engine/vocabulary.ts';

import type { ConfidenceRange } from './confidence.ts';

/** What a model found: a match, and which of the model's types it is of. */
export interface ModelMatch extends Match {
  readonly type: string;
}

/** How the confidence in findings of a type is made of log-odds, and those from which on there is one. */
export interface Sureness {
  readonly range: ConfidenceRange;
  readonly from: number;
  /** How grave a finding of such log-odds is: what is doubtful is not to alarm. */
  readonly severityOf: (logOdds: number) => Severity;
  /** Whether other clauses make it likely, rather than what people do to each other. */
  readonly isClause: boolean;
}

/** A statistical model of ours: reads a whole text once and finds several types of finding in it. */
export interface Model {
  /** In kebab-case; unique among models and detectors. It is the `ruleId` of what the model finds. */
  readonly id: string;
  /** One sentence for the documentation: what is read, and what the model was trained on. */
  readonly description: string;
  /** The version of the weights, which is the source version of its findings. */
  readonly version: string;
  readonly types: readonly FindingType[];
  /** The types whose findings are as likely as what stands around them makes them (`settling/weigh-by-surroundings.ts`). */
  readonly weighed?: ReadonlyMap<string, Sureness>;
  /**
   * Finds what it knows in a text, in time linear in its length and the same each time; weights are decoded at the
   * first call. Matches are ordered by start. Offsets are those of the text.
   */
  readonly read: (text: string) => readonly ModelMatch[];
}

import type { FindingType, Match } from '#engine/detector.ts';
import type { Severity } from '#engine/vocabulary.ts';

import type { ConfidenceRange } from './confidence.ts';

/** A match found by a model, with its type. */
export interface ModelMatch extends Match {
  readonly type: string;
}

/** How the confidence and severity of a type's findings follow from log-odds, and the threshold for a finding. */
export interface Calibration {
  readonly range: ConfidenceRange;
  readonly from: number;
  /** The severity for such log-odds; doubtful findings must not alarm. */
  readonly severityOf: (logOdds: number) => Severity;
  /** Whether other clauses make a finding likely, rather than descriptions of people's actions. */
  readonly isClause: boolean;
}

/** A statistical model of the project: reads a whole text once and finds several types. */
export interface Model {
  /** In kebab-case, unique among models and detectors; the `ruleId` of the model's findings. */
  readonly id: string;
  /** One sentence for the documentation: what is read and what the model was trained on. */
  readonly description: string;
  /** The version of the weights, which is the source version of the findings. */
  readonly version: string;
  readonly types: readonly FindingType[];
  /** The types whose probability is adjusted by their surroundings (`post-processing/weigh-by-context.ts`). */
  readonly calibrations?: ReadonlyMap<string, Calibration>;
  /**
   * Reads a text, deterministically and in time linear in its length; weights are decoded at the first call. Matches
   * are ordered by start; offsets are those of the text.
   */
  readonly read: (text: string) => readonly ModelMatch[];
}

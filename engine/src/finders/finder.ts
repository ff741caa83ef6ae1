import type { FindingType } from '#engine/detector.ts';
import type { LanguageRun } from '#engine/language/language-runs.ts';
import type { View } from '#engine/reading/reading.ts';
import type { Finding } from '#engine/vocabulary.ts';

/** One way to look for problems in a text that arrives section by section. */
export interface Finder {
  /** True when there were more findings than may be kept. */
  readonly isTruncated: boolean;
  /** Reads the next section; the offsets of `runs` are relative to the section's `from`. */
  read(section: View, runs: readonly LanguageRun[]): void;
  /** All findings, once every section was read. */
  finish(): readonly Finding[];
}

/** The types that a finder looks for, and how many findings it keeps. */
export interface Wanted {
  readonly isWanted: (type: Pick<FindingType, 'category' | 'isSensitive'>) => boolean;
  /**
   * The most findings that any one rule or model keeps, so that memory is bounded; of what is sensitive, more are kept.
   */
  readonly maxFindings: number;
}

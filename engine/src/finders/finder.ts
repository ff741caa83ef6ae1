import type { LanguageRun } from '#engine/language/language-runs.ts';
import type { View } from '#engine/reading/reading.ts';
import type { Category, Finding } from '#engine/vocabulary.ts';

/** One way to find something in a text that arrives section by section. */
export interface Finder {
  /** True when there was more to find than may be kept. */
  readonly isTruncated: boolean;
  /** Reads the next section; `runs` are its own, from where it begins to be read. */
  read(section: View, runs: readonly LanguageRun[]): void;
  /** All that was found, once every section was read. */
  finish(): readonly Finding[];
}

/** What is asked of a finder. */
export interface Wanted {
  readonly isWanted: (category: Category) => boolean;
  /** No rule and no model keeps more findings, so that memory is bounded. */
  readonly mostFindings: number;
}

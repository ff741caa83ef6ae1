import type { Category, Severity } from '#engine/vocabulary.ts';

/** Words that a person has marked, as the engine did not find them or not as what they are. */
export interface Mark {
  readonly text: string;
  readonly category: Category;
  readonly severity: Severity;
  /** Why, in the person's own words. */
  readonly note?: string | undefined;
  /** The day, as `2026-11-27`. */
  readonly day: string;
  /** Whether the words count within longer words too: where they were marked they stood in no other way. */
  readonly isWithinWords: boolean;
}

/** The type of what was marked by a person. */
export const MARKED_BY_HAND = 'marked-by-hand';

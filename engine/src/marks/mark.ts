import type { Category, Severity } from '#engine/vocabulary.ts';

/** Words that a person has marked because the engine missed them, or found them as something else. */
export interface Mark {
  readonly text: string;
  readonly category: Category;
  readonly severity: Severity;
  /** Why, in the person's own words. */
  readonly note?: string | undefined;
  /** The day, as `2026-11-27`. */
  readonly day: string;
  /** Whether the words are found within longer words too: true where they occurred only there when they were marked. */
  readonly isWithinWords: boolean;
}

/** The type of findings that a person marked. */
export const MARKED_BY_HAND = 'marked-by-hand';

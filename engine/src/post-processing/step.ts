import type { View } from '#engine/reading/reading.ts';
import type { WordWatcher } from '#engine/reading/watched-words.ts';
import type { Candidate } from '#engine/to-finding.ts';

/** Decides on the findings of a text once all of it is known. Most steps take note of something while it is read. */
export interface Step {
  /** What the step wants to know of words. */
  readonly watchers?: readonly WordWatcher[];
  /** Takes note of the next section. */
  readonly read?: (section: View) => void;
  /** Called once the watchers have noted the words of a section. */
  readonly endSection?: (section: View) => void;
  /** The findings as this step leaves them, in the same order; `textLength` is in UTF-16 units. */
  readonly apply: (findings: readonly Candidate[], textLength: number) => readonly Candidate[];
}

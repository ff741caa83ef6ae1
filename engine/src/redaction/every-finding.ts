import { analyze } from '#engine/analyze.ts';
import type { AnalyzeOptions } from '#engine/text-reader.ts';
import type { Finding } from '#engine/vocabulary.ts';

/** So many are kept in a process that may use half a gigabyte. */
const MOST_FINDINGS = 100_000;

/**
 * The findings of a text, those as well that a report has no room for: a cleaned copy must be rid of all of them. Undefined
 * where they are more than 100,000.
 */
export function everyFinding(
  text: string,
  options: AnalyzeOptions = {},
): readonly Finding[] | undefined {
  const { findings, notes } = analyze(text, { ...options, mostFindings: MOST_FINDINGS });
  return notes.some(({ code }) => code === 'findings-truncated') ? undefined : findings;
}

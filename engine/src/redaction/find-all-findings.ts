import { analyze } from '#engine/analyze.ts';
import { areTruncated } from '#engine/report/notes-on.ts';
import type { AnalyzeOptions } from '#engine/text-reader.ts';
import type { Finding } from '#engine/vocabulary.ts';

/** The most that fit into a worker process, which may use half a gigabyte. */
const MAX_FINDINGS = 100_000;

/**
 * The findings of a text, including those that a report has no room for: a cleaned copy must not contain any of them.
 * Undefined where there are more than 100,000.
 */
export function findAllFindings(
  text: string,
  options: AnalyzeOptions = {},
): readonly Finding[] | undefined {
  const { findings, notes } = analyze(text, { ...options, maxFindings: MAX_FINDINGS });
  return areTruncated(notes) ? undefined : findings;
}

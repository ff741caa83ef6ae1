import { type AnalyzeOptions, TextReader } from './text-reader.ts';
import type { Report } from './vocabulary.ts';

/**
 * Finds what is wrong with a text. Any string is read, in time linear in its length, and none makes it throw;
 * the same text always gives the same report. Throws a RangeError for options that ask for nothing.
 */
export function analyze(text: string, options: AnalyzeOptions = {}): Report {
  const reader = new TextReader(options);
  reader.read(text);
  return reader.finish();
}

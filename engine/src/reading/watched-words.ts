import { createLiteralScanner } from '#engine/literals/literal-scanner.ts';
import type { View } from '#engine/reading/reading.ts';
import type { Span } from '#engine/vocabulary.ts';

/** A step that takes note of words while a text is read. */
export interface WordWatcher {
  /** In the notation of `literals/literal.ts`. */
  readonly words: readonly string[];
  /** Takes note of an occurrence, which is a span of the section's text; `word` is its index in `words`. */
  note(word: number, occurrence: Span, section: View): void;
}

/** Reads a section once and tells each of the watchers, of which there are as many as lists, where its words occur. */
export type WordReader = (section: View, watchers: readonly WordWatcher[]) => void;

/** Compiles the words of several watchers into one reader. */
export function createWordReader(lists: readonly (readonly string[])[]): WordReader {
  const owners = lists.flatMap((words, watcher) => words.map((_, word) => ({ watcher, word })));
  const scan = createLiteralScanner(lists.flat());
  return (section, watchers) => {
    scan(
      section.text,
      (index, start, end) => {
        const { watcher, word } = owners[index]!;
        watchers[watcher]!.note(word, { start, end }, section);
      },
      section,
    );
  };
}

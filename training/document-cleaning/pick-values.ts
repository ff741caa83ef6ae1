import type { TextEdit } from '@proviso/documents';
import { createValueFinder, searchedValue } from '@proviso/engine/spelling';

/** Addresses, long numbers and pairs of words: nothing that a file format itself might contain. */
const VALUE =
  /[\w.+-]+@[\w-]+\.[\w.]*\w|(?<![\p{L}\d])\d(?:[ ().-]?\d){5,}(?!\p{L})|\p{Lu}\p{Ll}{2,} \p{Lu}\p{Ll}{3,}|\p{L}{5,} \p{L}{5,}/gu;
const MAX_VALUES = 8;

/** Values to remove, spread over a text; deterministic. */
export function pickValues(text: string): string[] {
  const values = [...new Set(text.match(VALUE))].filter(hasDistinctLetters);
  const step = Math.max(1, Math.floor(values.length / MAX_VALUES));
  return values.filter((_, index) => index % step === 0).slice(0, MAX_VALUES);
}

/** If every letter of a text was replaced by the same one, no word can be removed from it. */
function hasDistinctLetters(value: string): boolean {
  return new Set(value.toLowerCase()).size >= 5;
}

/**
 * Edits for all occurrences of the values, in any of the spellings that verification checks: every third value is
 * replaced by a label, the others are removed.
 */
export function createEdits(text: string, values: readonly string[]): TextEdit[] {
  const searchedValues = values.map((value, index) => ({ index, searched: searchedValue(value) }));
  const edits: TextEdit[] = [];
  for (const { value, start, end } of createValueFinder(searchedValues).find(text)) {
    if (edits.some((edit) => edit.start < end && start < edit.end)) continue;
    const isLabeled = value.index % 3 === 1;
    edits.push(
      isLabeled
        ? { start, end, action: 'replace', text: `[X-${value.index}]` }
        : { start, end, action: 'remove' },
    );
  }
  return edits.sort((one, other) => one.start - other.start);
}

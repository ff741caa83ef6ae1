import type { TextEdit } from '@proviso/documents';
import { createValueFinder, searchedValue } from '@proviso/engine/spelling';

/** Addresses, long numbers and pairs of words: nothing that a file format itself might say. */
const VALUE =
  /[\w.+-]+@[\w-]+\.[\w.]*\w|(?<![\p{L}\d])\d(?:[ ().-]?\d){5,}(?!\p{L})|\p{Lu}\p{Ll}{2,} \p{Lu}\p{Ll}{3,}|\p{L}{5,} \p{L}{5,}/gu;
const MAX_VALUES = 8;

/** Values spread over a text that are to be taken out of it; the same ones in every run. */
export function pickValues(text: string): string[] {
  const values = [...new Set(text.match(VALUE))].filter(isTelling);
  const step = Math.max(1, Math.floor(values.length / MAX_VALUES));
  return values.filter((_, index) => index % step === 0).slice(0, MAX_VALUES);
}

/** A text in which every letter was made the same one cannot be rid of any word. */
function isTelling(value: string): boolean {
  return new Set(value.toLowerCase()).size >= 5;
}

/**
 * Edits of all places where the values stand, in any of the spellings by which a copy is proved: every third value gets a
 * label, the others are removed.
 */
export function editValues(text: string, values: readonly string[]): TextEdit[] {
  const sought = values.map((value, index) => ({ index, searched: searchedValue(value) }));
  const edits: TextEdit[] = [];
  for (const { value, start, end } of createValueFinder(sought).find(text)) {
    if (edits.some((edit) => edit.start < end && start < edit.end)) continue;
    const isLabelled = value.index % 3 === 1;
    edits.push(
      isLabelled
        ? { start, end, action: 'replace', text: `[X-${value.index}]` }
        : { start, end, action: 'remove' },
    );
  }
  return edits.sort((one, other) => one.start - other.start);
}

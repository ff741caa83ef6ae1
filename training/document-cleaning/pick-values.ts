import type { TextEdit } from '@proviso/documents';

/** Addresses, long numbers and pairs of words: nothing that a file format itself might say. */
const VALUE =
  /[\w.+-]+@[\w-]+\.[\w.]*\w|\d(?:[ ().-]?\d){5,}|\p{Lu}\p{Ll}{2,} \p{Lu}\p{Ll}{3,}|\p{L}{5,} \p{L}{5,}/gu;
const SYNTAX = /[$()*+.?[\\\]^{|}/]/g;
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

/** Edits of all places where the values stand in any case: every third value gets a label, the others are removed. */
export function editValues(text: string, values: readonly string[]): TextEdit[] {
  const edits: TextEdit[] = [];
  for (const [index, value] of values.entries()) {
    const escaped = value.replaceAll(SYNTAX, String.raw`\$&`).replaceAll(/\s+/g, String.raw`\s+`);
    const pattern = new RegExp(escaped, 'giu');
    for (const match of text.matchAll(pattern)) {
      const place = { start: match.index, end: match.index + match[0].length };
      if (edits.some(({ start, end }) => start < place.end && place.start < end)) continue;
      const label = { ...place, action: 'replace', text: `[X-${index}]` } as const;
      edits.push(index % 3 === 1 ? label : { ...place, action: 'remove' });
    }
  }
  return edits.sort((one, other) => one.start - other.start);
}

import { byPosition } from '#engine/spans/by-position.ts';

import { findLabels, type FoundLabel } from './find-labels.ts';
import { type LabelKey, nameOfLabel } from './label-key.ts';

/** A text with values restored in place of labels. */
export interface RestoredText {
  readonly text: string;
  /** In how many places a value was restored. */
  readonly restored: number;
  /** Labels in the text that the key does not have, which are left as they are; each once. */
  readonly unknown: readonly string[];
  /** Labels of the key that do not occur in the text. */
  readonly unmet: readonly string[];
}

/** Labels exactly as in cleaned copies, whatever their names. */
const EXACT = /\[[A-Z][A-Z\d]*(?:-[A-Z\d]+)*-\d{1,7}\]/g;

/**
 * Replaces labels by the values of a key, in whatever form the labels are written: people who work on a cleaned copy
 * change them. Values are inserted as they are, and not searched for labels themselves.
 */
export function restoreLabels(text: string, key: LabelKey): RestoredText {
  const values = new Map(key.map(({ label, value }) => [label, value]));
  const names = new Set(key.flatMap(({ label }) => nameOfLabel(label) ?? []));
  const found = findLabels(text, names);
  const known = found.filter(({ label }) => values.has(label));
  const met = new Set(known.map(({ label }) => label));
  return {
    text: replaceAll(text, known, values),
    restored: known.length,
    unknown: unknownIn(text, found, values),
    unmet: [...values.keys()].filter((label) => !met.has(label)),
  };
}

function replaceAll(
  text: string,
  known: readonly FoundLabel[],
  values: ReadonlyMap<string, string>,
): string {
  const pieces: string[] = [];
  let at = 0;
  for (const { start, end, label, ending } of known) {
    pieces.push(text.slice(at, start), values.get(label) ?? '', ending);
    at = end;
  }
  return [...pieces, text.slice(at)].join('');
}

/**
 * Labels in brackets that the key lacks; without brackets, a name and a number are mostly plain text, like `Address-2`.
 */
function unknownIn(
  text: string,
  found: readonly FoundLabel[],
  values: ReadonlyMap<string, string>,
): string[] {
  const exact = [...text.matchAll(EXACT)].map(({ 0: label, index }) => ({
    start: index,
    end: index + label.length,
    label,
  }));
  const bracketed = found.filter(({ isBracketed }) => isBracketed);
  const labels = [...exact, ...bracketed].sort(byPosition).map(({ label }) => label);
  return [...new Set(labels)].filter((label) => !values.has(label));
}

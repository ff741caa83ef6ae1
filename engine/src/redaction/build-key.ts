import type { LabelKey, LabeledValue } from '#engine/key/label-key.ts';

import type { Redaction } from './redact.ts';
import { PERSON_NAME } from './treatment.ts';

/** What the labels among these edits of a text stand for; other edits have no label. */
export function buildKey(text: string, redactions: readonly Redaction[]): LabelKey {
  const labeled = redactions.filter(({ value }) => value !== undefined);
  const groups = Map.groupBy(labeled, (redaction) => redaction.text ?? '');
  return [...groups].flatMap(([label, places]) => labeledValueOf(label, places, text) ?? []);
}

function labeledValueOf(
  label: string,
  places: readonly Redaction[],
  text: string,
): LabeledValue | undefined {
  const [first] = places;
  if (first === undefined) return undefined;
  const { label: type, value: name = '' } = first;
  const spellings = new Set(places.map(({ start, end }) => text.slice(start, end)));
  const [earliest = ''] = spellings;
  // A name may be broken over two lines.
  const value = type === PERSON_NAME ? name.replaceAll(/\s+/g, ' ') : earliest;
  return { label, type, value, others: [...spellings].filter((spelling) => spelling !== value) };
}

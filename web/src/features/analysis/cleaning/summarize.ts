import type { Certificate } from '@proviso/contracts';

import { texts } from './texts.ts';

const { proof } = texts;

/** The changes made to a copy, counted. */
export function summarize(edits: Certificate['edits']): string {
  const counts = Map.groupBy(edits, ({ outcome }) => outcome);
  const parts = [...counts].map(([outcome, group]) => proof.outcomes[outcome](group.length));
  return parts.length === 0 ? proof.unchanged : parts.join(', ');
}

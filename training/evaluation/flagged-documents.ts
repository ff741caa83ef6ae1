import { analyze } from '@proviso/engine';

import type { GoldDocument } from './corpus.ts';

const CATEGORIES = ['discrimination', 'legal', 'policy'] as const;

/** The share of documents in which anything but personal data raises a flag. */
export function shareFlagged(documents: readonly Pick<GoldDocument, 'text'>[]): number {
  const flagged = documents.filter(({ text }) =>
    Object.values(analyze(text, { categories: CATEGORIES }).assessment.flags).includes(true),
  );
  return flagged.length / documents.length;
}

/** Findings of biased language in so many words of texts that should hold none. */
export function biasAlarmsPer(
  words: number,
  documents: readonly Pick<GoldDocument, 'text'>[],
): number {
  let wordCount = 0;
  let alarmCount = 0;
  for (const { text } of documents) {
    wordCount += text.split(/\s+/).length;
    alarmCount += analyze(text, { categories: ['discrimination'] }).findings.length;
  }
  return (alarmCount / wordCount) * words;
}

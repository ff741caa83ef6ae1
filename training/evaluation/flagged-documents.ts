import { analyze, type Category, type Finding } from '@proviso/engine';

import type { GoldDocument } from './corpus.ts';

const CATEGORIES = ['discrimination', 'legal', 'policy'] as const;

/** The findings that count as alarms: all of these categories, or some of them. */
export interface AlarmKind {
  readonly categories: readonly Category[];
  readonly isAlarm?: (finding: Finding) => boolean;
}

/** The share of documents in which something other than personal data raises a flag. */
export function measureShareFlagged(documents: readonly Pick<GoldDocument, 'text'>[]): number {
  const flagged = documents.filter(({ text }) =>
    Object.values(analyze(text, { categories: CATEGORIES }).assessment.flags).includes(true),
  );
  return flagged.length / documents.length;
}

/** Alarms of a kind per number of words, in texts that should contain none or hardly any. */
export function countAlarmsPer(
  words: number,
  documents: readonly Pick<GoldDocument, 'text'>[],
  { categories, isAlarm = () => true }: AlarmKind,
): number {
  let wordCount = 0;
  let alarmCount = 0;
  for (const { text } of documents) {
    wordCount += text.split(/\s+/).length;
    alarmCount += analyze(text, { categories }).findings.filter(isAlarm).length;
  }
  return (alarmCount / wordCount) * words;
}

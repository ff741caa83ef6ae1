import { analyze, type Category, type Finding } from '@proviso/engine';

import type { GoldDocument } from './corpus.ts';

/** Documents in which nothing should raise a flag, and contracts, in which hardly any wording is biased. */
export const CLEAN_DOCUMENTS = 'language/clean-docs/dev.jsonl';
export const CONTRACTS = 'language/legal-cuad/dev.jsonl';
/** Rates of alarms are per this number of words. */
export const WORDS_PER_ALARM_RATE = 10_000;

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

/** Alarms of a kind per 10,000 words, in texts that should contain none or hardly any. */
export function measureAlarmRate(
  documents: readonly Pick<GoldDocument, 'text'>[],
  { categories, isAlarm = () => true }: AlarmKind,
): number {
  let alarms = 0;
  for (const { text } of documents) {
    alarms += analyze(text, { categories }).findings.filter(isAlarm).length;
  }
  return (alarms / countWords(documents)) * WORDS_PER_ALARM_RATE;
}

/** The number of words, separated by white space. */
export function countWords(documents: readonly Pick<GoldDocument, 'text'>[]): number {
  return documents.reduce((count, { text }) => count + text.split(/\s+/).length, 0);
}

import type { Certainty, Match } from '#engine/detector.ts';
import { BESIDE_PATIENT } from '#engine/detectors/company.ts';

import { terminationIn } from './short-notes.ts';
import { RECORD_ENTRY } from './statements.ts';

/** Where a sentence of a record notes a termination of pregnancy. */
export function terminations(sentence: string, why: string): Match[] {
  const found = terminationIn(sentence);
  return found === undefined ? [] : [{ ...found, ...BESIDE_PATIENT, why }];
}

/** What follows the label of a medical record. */
export function recordEntry(sentence: string, certainty: Certainty): Match[] {
  const entry = RECORD_ENTRY.exec(sentence);
  const value = entry?.[1]?.trimEnd();
  if (entry === null || value === undefined) return [];
  const start = entry.index + entry[0].length - (entry[1]?.length ?? 0);
  const why = 'A list follows a label used in medical records.';
  return [{ start, end: start + value.length, ...certainty, why }];
}

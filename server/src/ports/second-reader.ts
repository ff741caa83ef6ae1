import type { Reader } from '@proviso/contracts';
import type { Claim } from '@proviso/engine/second-reader';

import type { Tokens } from './language-model.ts';

/** Why passages were not read, in the words of the report. */
export const SECOND_READER_PROBLEMS = {
  'second-reader-unavailable':
    'The language model could not be reached. This report is from Proviso’s own engine alone.',
  'second-reader-incomplete':
    'The language model did not read every passage, or its answers could not be relied on.',
  'second-reader-budget':
    'The tokens of this month are used up, so the language model did not read every passage.',
  'second-reader-too-long': 'The language model reads only the beginning of a text this long.',
} as const;
export type SecondReaderProblem = keyof typeof SECOND_READER_PROBLEMS;

/** What a second reader made of passages. */
export interface ReadPassages {
  /** What it claims of each passage; null for one that it did not read, or not believably. */
  readonly claims: readonly (readonly Claim[] | null)[];
  readonly tokens: Tokens;
  readonly problem?: SecondReaderProblem;
}

/** How long somebody waits for a second reader. */
export interface Waiting {
  /** Ends the reading, and what was read counts for nothing. */
  readonly signal?: AbortSignal | undefined;
  /** After so many milliseconds what is not read is left unread. */
  readonly patience: number;
}

/** Reads what an account's document says after the engine has read it. */
export interface SecondReader {
  readonly reader: Reader;
  /**
   * Reads passages, each of them as sentences in which personal data are labels. Says what could not be read instead of
   * failing; rejects with the signal's reason alone.
   */
  readPassages(passages: readonly (readonly string[])[], waiting: Waiting): Promise<ReadPassages>;
}

/** The second reader that an account has chosen; undefined for none. */
export type FindSecondReader = (profileId: number) => Promise<SecondReader | undefined>;

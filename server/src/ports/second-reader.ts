import type { Reader } from '@proviso/contracts';
import type { Claim } from '@proviso/engine/second-reader';

import type { Tokens } from './language-model.ts';

/** Why passages were not read, as worded in the report. */
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

/** What a second reader returned for passages. */
export interface ReadPassages {
  /** Its claims for each passage; null for one that it did not read, or whose answer was not plausible. */
  readonly claims: readonly (readonly Claim[] | null)[];
  readonly tokens: Tokens;
  readonly problem?: SecondReaderProblem;
}

/** How long a caller waits for a second reader. */
export interface ReadOptions {
  /** Aborts the reading and discards its results. */
  readonly signal?: AbortSignal | undefined;
  /** After this many milliseconds, the remaining passages are left unread. */
  readonly timeoutMs: number;
}

/** Reads an account's document after the engine has. */
export interface SecondReader {
  readonly reader: Reader;
  /**
   * Reads passages, each given as sentences in which labels replace personal data. Reports what could not be read
   * instead of failing; rejects only with the signal's reason.
   */
  readPassages(
    passages: readonly (readonly string[])[],
    options: ReadOptions,
  ): Promise<ReadPassages>;
}

/** The second reader an account has chosen; undefined for none. */
export type FindSecondReader = (profileId: number) => Promise<SecondReader | undefined>;

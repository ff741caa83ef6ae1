import type { z } from 'zod';

/** What a language model is asked about one passage. */
export interface Question<Answer> {
  /** The system message. The same for all passages of a document, so that providers who can keep it need not read it again. */
  readonly instructions: string;
  /** The user message: the passage. */
  readonly text: string;
  /** What the answer must look like: an object without optional properties, because providers bind their models to no other. */
  readonly form: z.ZodType<Answer>;
  /** How long the answer may become, what a model thinks before it not counted. What is longer is asked for once more. */
  readonly mostTokens: number;
}

/** What was spent, as the provider counts; estimated where it does not. */
export interface Tokens {
  readonly input: number;
  readonly output: number;
}

/** Why a language model gave no answer. */
const LANGUAGE_MODEL_FAILURES = {
  'language_model.unreachable': 'The language model cannot be reached, or did not answer in time.',
  'language_model.refused': 'The language model refuses what it is asked.',
  'language_model.busy': 'The language model is asked too much at the moment.',
  'language_model.malformed': 'The language model gave no answer of the form that was asked for.',
} as const;
export type LanguageModelFailureCode = keyof typeof LANGUAGE_MODEL_FAILURES;

interface FailureDetails {
  /** What the provider answered with; null where nobody answered. */
  readonly status?: number | null;
  readonly tokens?: Tokens;
}

/**
 * An answer that was not to be had: why, and the status that the provider gave. It has no cause, because what the
 * provider's client throws holds the whole request and its answer.
 */
export class LanguageModelError extends Error {
  override readonly name = 'LanguageModelError';
  readonly code: LanguageModelFailureCode;
  /** Null where nobody answered. */
  readonly status: number | null;
  /** What was spent all the same. */
  readonly tokens: Tokens;

  constructor(code: LanguageModelFailureCode, details: FailureDetails = {}) {
    super(LANGUAGE_MODEL_FAILURES[code]);
    this.code = code;
    this.status = details.status ?? null;
    this.tokens = details.tokens ?? { input: 0, output: 0 };
  }
}

/** Reads passages for us. It is sent text and told nothing of whose it is; it keeps nothing where it can be told so. */
export interface LanguageModel {
  /** Its id, e.g. `claude-haiku-5-5`. */
  readonly model: string;
  /** Who is sent the text, e.g. `api.anthropic.com`; with the port where it is not the default. */
  readonly host: string;
  /**
   * Gives an answer of the form asked for, and what was spent on it, an answer that had to be asked for again
   * included. Rejects with LanguageModelError, and with the signal's reason when aborted, which ends the request.
   */
  ask<Answer>(
    question: Question<Answer>,
    signal: AbortSignal,
  ): Promise<{ readonly answer: Answer; readonly tokens: Tokens }>;
}

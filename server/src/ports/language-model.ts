import type { z } from 'zod';

/** A question to a language model about one passage. */
export interface Question<Answer> {
  /** The system message. Identical for all passages of a document, so that providers can cache the prompt. */
  readonly instructions: string;
  /** The user message: the passage. */
  readonly text: string;
  /**
   * The answer's schema: an object without optional properties, the only form that all providers' structured output
   * supports.
   */
  readonly answerSchema: z.ZodType<Answer>;
  /** The longest answer, not counting reasoning tokens. A longer one is requested once more. */
  readonly maxTokens: number;
}

/** Tokens spent, as counted by the provider; estimated when it does not report them. */
export interface Tokens {
  readonly input: number;
  readonly output: number;
}

const CHARACTERS_PER_TOKEN = 4;

/** For what no provider reports: otherwise it would cost nothing against the budget. */
export function estimateTokens(text: string): number {
  return Math.ceil(text.length / CHARACTERS_PER_TOKEN);
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
  /** The HTTP status of the provider's answer; null when there was none. */
  readonly status?: number | null;
  readonly tokens?: Tokens;
}

/**
 * An answer that could not be obtained: the reason and the provider's status. It has no `cause`, because the provider
 * client's errors contain the whole request and response.
 */
export class LanguageModelError extends Error {
  override readonly name = 'LanguageModelError';
  readonly code: LanguageModelFailureCode;
  /** Null when there was no answer. */
  readonly status: number | null;
  /** Tokens spent nevertheless. */
  readonly tokens: Tokens;

  constructor(code: LanguageModelFailureCode, details: FailureDetails = {}) {
    super(LANGUAGE_MODEL_FAILURES[code]);
    this.code = code;
    this.status = details.status ?? null;
    this.tokens = details.tokens ?? { input: 0, output: 0 };
  }
}

/**
 * Reads passages for us. It is sent text without its owner's identity, and is asked to retain nothing where the
 * provider allows that.
 */
export interface LanguageModel {
  /** Its id, e.g. `claude-haiku-5-5`. */
  readonly model: string;
  /** The host that receives the text, e.g. `api.anthropic.com`; with the port when that is not the default. */
  readonly host: string;
  /**
   * Returns an answer of the requested form and the tokens spent, including on answers that had to be requested again.
   * Rejects with LanguageModelError, and with the signal's reason when aborted, which ends the request.
   */
  ask<Answer>(
    question: Question<Answer>,
    signal: AbortSignal,
  ): Promise<{ readonly answer: Answer; readonly tokens: Tokens }>;
}

import type { Claim } from '@proviso/engine/second-reader';

import type { Logger } from '#server/logging/logger.ts';
import { LanguageModelError, type Tokens } from '#server/ports/language-model.ts';
import type {
  ReadPassages,
  SecondReaderProblem,
  ReadOptions,
} from '#server/ports/second-reader.ts';

import type { PrepareQuestion } from './ask-passage.ts';

/** What an account permits, checked before each passage. */
interface Permission {
  /** Why no further passage may be sent; undefined when one may. */
  readonly refusal: () => Promise<'budget' | 'withdrawn' | undefined>;
  /** Counts what a question is estimated to cost, and returns how to correct that once its cost is known. */
  readonly spend: (estimated: Tokens) => Promise<(actual: Tokens) => Promise<void>>;
}

interface Reading extends Permission {
  readonly prepareQuestion: PrepareQuestion;
  readonly concurrency: number;
  readonly logger: Logger;
}

type StopReason = 'budget' | 'withdrawn' | 'failed';

/**
 * Has passages read, a few concurrently. Stops when the model is unavailable, time is up, or the account permits no
 * more; a single unusable answer leaves only its passage unread.
 */
export async function readPassages(
  passages: readonly (readonly string[])[],
  { signal, timeoutMs }: ReadOptions,
  reading: Reading,
): Promise<ReadPassages> {
  const claims: (readonly Claim[] | null)[] = passages.map(() => null);
  const spent = { input: 0, output: 0 };
  const timeout = AbortSignal.timeout(timeoutMs);
  const asking = signal === undefined ? timeout : AbortSignal.any([signal, timeout]);
  let next = 0;
  let stopReason: StopReason | undefined;
  const readNext = async (): Promise<void> => {
    while (next < passages.length && stopReason === undefined && !asking.aborted) {
      const index = next;
      next += 1;
      // Assigned only after the await, so that a reason recorded meanwhile is not overwritten.
      const refusal = await reading.refusal();
      stopReason ??= refusal;
      if (stopReason !== undefined) return;
      const { failed, ...read } = await ask(passages[index]!, asking, reading);
      claims[index] = read.claims;
      spent.input += read.tokens.input;
      spent.output += read.tokens.output;
      if (failed) stopReason ??= 'failed';
    }
  };
  await Promise.all(Array.from({ length: reading.concurrency }, readNext));
  signal?.throwIfAborted();
  return { claims, tokens: spent, ...problemOf(claims, stopReason) };
}

interface PassageResult {
  readonly claims: readonly Claim[] | null;
  readonly tokens: Tokens;
  /** Whether further questions are pointless. */
  readonly failed: boolean;
}

/** A provider charges for a question that was sent, even if nobody waits for the answer: so it is counted before. */
async function ask(
  passage: readonly string[],
  signal: AbortSignal,
  { prepareQuestion, spend, logger }: Reading,
): Promise<PassageResult> {
  if (signal.aborted) return { claims: null, tokens: NO_TOKENS, failed: true };
  const question = prepareQuestion(passage);
  const correct = await spend(question.estimated);
  try {
    const answer = await question.ask(signal);
    await correct(answer.tokens);
    return { ...answer, failed: false };
  } catch (error) {
    if (signal.aborted) return { claims: null, tokens: question.estimated, failed: true };
    if (!(error instanceof LanguageModelError)) throw error;
    const { code, status, tokens } = error;
    logger.warn({ code, status }, 'a language model gave no answer');
    await correct(tokens);
    return { claims: null, tokens, failed: code !== 'language_model.malformed' };
  }
}

const NO_TOKENS: Tokens = { input: 0, output: 0 };

function problemOf(
  claims: ReadPassages['claims'],
  stopReason: StopReason | undefined,
): { readonly problem?: SecondReaderProblem } {
  if (claims.every((one) => one !== null)) return {};
  if (stopReason === 'budget') return { problem: 'second-reader-budget' };
  const isAnyRead = claims.some((one) => one !== null);
  return { problem: isAnyRead ? 'second-reader-incomplete' : 'second-reader-unavailable' };
}

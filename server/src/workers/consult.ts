import { z } from 'zod';

import type { Logger } from '#server/logging/logger.ts';
import type { ReadPassages, SecondReader, ReadOptions } from '#server/ports/second-reader.ts';

import { MAX_PASSAGES, type QuestionAnswer } from './protocol.ts';

/** Well above the length at which passages are cut. */
const MAX_SENTENCE_LENGTH = 2000;
const MAX_SENTENCES = 6000;

/** A worker process has read hostile input, so what it sends on is bounded. */
const questionSchema = z.object({
  kind: z.literal('passages'),
  passages: z
    .array(z.array(z.string().max(MAX_SENTENCE_LENGTH)).max(MAX_SENTENCES))
    .min(1)
    .max(MAX_PASSAGES),
});

/** Answers a worker's question by asking the second reader; never rejects. Undefined when there is no second reader. */
export function createConsult(
  secondReader: SecondReader | undefined,
  { logger, ...options }: ReadOptions & { readonly logger: Logger },
): ((question: object) => Promise<QuestionAnswer>) | undefined {
  if (secondReader === undefined) return undefined;
  return async (question) => {
    const { data } = questionSchema.safeParse(question);
    try {
      if (data === undefined) throw new TypeError('a malformed question');
      return { kind: 'claims', read: await secondReader.readPassages(data.passages, options) };
    } catch (error) {
      if (!options.signal?.aborted)
        logger.error({ error }, 'a second reader failed by a fault of ours');
      return { kind: 'claims', read: unread(data?.passages.length ?? 0) };
    }
  };
}

function unread(passages: number): ReadPassages {
  return {
    claims: Array.from({ length: passages }, () => null),
    tokens: { input: 0, output: 0 },
    problem: 'second-reader-unavailable',
  };
}

import { setImmediate } from 'node:timers/promises';

import { expect, it } from 'vitest';

import { createLogger } from '#server/logging/logger.ts';
import { LanguageModelError } from '#server/ports/language-model.ts';

import { readPassages } from './read-passages.ts';

it('sends no further passage once the model is unreachable, even one that was about to be sent', async () => {
  const failure = Promise.withResolvers<void>();
  const asked: (readonly string[])[] = [];
  let refusals = 0;
  const read = await readPassages(
    [['one'], ['two'], ['three']],
    { timeoutMs: 60_000 },
    {
      concurrency: 2,
      logger: createLogger('silent'),
      // The second question is still waiting for permission when the first one fails.
      refusal: async () => {
        refusals += 1;
        if (refusals === 2) await failure.promise.then(() => setImmediate());
        return undefined;
      },
      spend: async () => async () => failure.resolve(),
      prepareQuestion: (passage) => ({
        estimated: { input: 5, output: 0 },
        ask: async () => {
          asked.push(passage);
          throw new LanguageModelError('language_model.unreachable');
        },
      }),
    },
  );
  expect(asked).toEqual([['one']]);
  expect(read).toMatchObject({
    claims: [null, null, null],
    problem: 'second-reader-unavailable',
  });
});

import { expect, it } from 'vitest';

import { analysisBusy } from '#server/refusals/analysis-refusals.ts';

import { createSizeLimit } from './size-limit.ts';

/** Begins tasks that end when they are told to. */
function start(limits: { readonly perAccount: number; readonly total: number }) {
  const runLimited = createSizeLimit({ ...limits, refuse: analysisBusy });
  return (profileId: number, size: number) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    return { ended: runLimited(profileId, size, () => promise), end: resolve };
  };
}

it('a size limit refuses what an account, or all together, have no room for', async () => {
  const begin = start({ perAccount: 10, total: 15 });
  const [first] = [begin(1, 6), begin(1, 4), begin(2, 5)];
  for (const [profileId, size] of [
    [1, 1],
    [2, 1],
    [3, 1],
  ] as const)
    await expect(begin(profileId, size).ended).rejects.toEqual(analysisBusy());
  first.end();
  await first.ended;
  await expect(begin(1, 7).ended).rejects.toEqual(analysisBusy());
  const next = begin(1, 6);
  next.end();
  await next.ended;
});

it('a size limit has the room of a failed task again', async () => {
  const runLimited = createSizeLimit({ perAccount: 10, total: 10, refuse: analysisBusy });
  const failed = runLimited(1, 10, () => Promise.reject(new Error('It failed.')));
  await expect(failed).rejects.toThrow('It failed.');
  expect(await runLimited(2, 10, async () => 'done')).toBe('done');
});

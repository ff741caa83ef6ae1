import { expect, it } from 'vitest';

import { Refusal } from '#server/refusals/refusal.ts';

import { createAccountLimiter } from './account-limiter.ts';

const { signal } = new AbortController();
const refuse = () => new Refusal('busy', 'test.busy', 'Too many at once.');

/** Tasks that end on command. */
function createTasks() {
  const running = new Map<string, () => void>();
  return {
    running,
    start: (name: string) => () =>
      new Promise<string>((resolve) => running.set(name, () => resolve(name))),
  };
}

it('tasks of one account run up to its concurrency limit, in parallel with those of other accounts', async () => {
  const runLimited = createAccountLimiter({ concurrency: 2, maxWaiting: 10, refuse });
  const { running, start } = createTasks();
  const all = [
    runLimited(1, signal, start('a')),
    runLimited(1, signal, start('b')),
    runLimited(1, signal, start('c')),
    runLimited(2, signal, start('d')),
  ];
  await expect.poll(() => [...running.keys()]).toEqual(['a', 'b', 'd']);
  running.get('a')?.();
  await all[0];
  await expect.poll(() => [...running.keys()]).toContain('c');
  for (const finish of running.values()) finish();
  expect(await Promise.all(all)).toEqual(['a', 'b', 'c', 'd']);
});

it('a task that fails frees its turn', async () => {
  const runLimited = createAccountLimiter({ concurrency: 2, maxWaiting: 0, refuse });
  const fail = () => runLimited(1, signal, () => Promise.reject(new Error('cut off')));
  for (let round = 0; round < 5; round += 1) await expect(fail()).rejects.toThrow('cut off');
  expect(await runLimited(1, signal, async () => 'done')).toBe('done');
});

it('a task is rejected when too many of its account are waiting', async () => {
  const runLimited = createAccountLimiter({ concurrency: 2, maxWaiting: 3, refuse });
  const { running, start } = createTasks();
  const accepted = Array.from({ length: 5 }, (_value, index) =>
    runLimited(1, signal, start(String(index))),
  );
  await expect(runLimited(1, signal, start('one more'))).rejects.toMatchObject({
    code: 'test.busy',
  });
  const finishing = setInterval(() => running.forEach((finish) => finish()), 1);
  expect(await Promise.all(accepted)).toHaveLength(5);
  clearInterval(finishing);
});

it('an abandoned task does not start', async () => {
  const runLimited = createAccountLimiter({ concurrency: 1, maxWaiting: 3, refuse });
  const { running, start } = createTasks();
  const leaving = new AbortController();
  const first = runLimited(1, signal, start('first'));
  const abandoned = runLimited(1, leaving.signal, start('abandoned'));
  leaving.abort(new Error('gone'));
  await expect(abandoned).rejects.toThrow('gone');
  running.get('first')?.();
  await first;
  expect(await runLimited(1, signal, async () => 'next')).toBe('next');
  expect([...running.keys()]).toEqual(['first']);
});

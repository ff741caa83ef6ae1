import { expect, it } from 'vitest';

import { limitConcurrency } from './limit-concurrency.ts';

/** A task that ends on command. */
function createTask() {
  const { promise, resolve } = Promise.withResolvers<string>();
  let hasStarted = false;
  const run = () => {
    hasStarted = true;
    return promise;
  };
  return { run, end: resolve, hasStarted: () => hasStarted };
}

it('tasks run up to the limit, and the next one starts when one ends', async () => {
  const limited = limitConcurrency(2, 10);
  const tasks = [createTask(), createTask(), createTask()] as const;
  const results = tasks.map(({ run }) => limited(run));
  expect(tasks.map(({ hasStarted }) => hasStarted())).toEqual([true, true, false]);
  tasks[1].end('second');
  await results[1];
  await Promise.resolve();
  expect(tasks[2].hasStarted()).toBe(true);
  tasks[0].end('first');
  tasks[2].end('third');
  expect(await Promise.all(results)).toEqual(['first', 'second', 'third']);
});

it('a task is refused when too many are waiting', async () => {
  const limited = limitConcurrency(1, 1);
  const [running, waiting] = [createTask(), createTask()];
  const results = [limited(running.run), limited(waiting.run)];
  await expect(limited(() => Promise.resolve())).rejects.toMatchObject({
    code: 'over_request_rate_limit',
    retryAfter: 1,
  });
  running.end('');
  waiting.end('');
  await Promise.all(results);
  expect(await limited(() => Promise.resolve('free again'))).toBe('free again');
});

it('a task that fails frees its slot', async () => {
  const limited = limitConcurrency(1, 0);
  await expect(limited(() => Promise.reject(new Error('failed')))).rejects.toThrow('failed');
  expect(await limited(() => Promise.resolve('next'))).toBe('next');
});

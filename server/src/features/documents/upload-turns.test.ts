import { expect, it } from 'vitest';

import { createUploadTurns } from './upload-turns.ts';

/** Tasks that end when they are told to. */
function createTasks() {
  const running = new Map<string, () => void>();
  return {
    running,
    start: (name: string) => () =>
      new Promise<string>((resolve) => running.set(name, () => resolve(name))),
  };
}

it('reads two uploads of an account at a time, and those of another account beside them', async () => {
  const inTurn = createUploadTurns();
  const { running, start } = createTasks();
  const all = [
    inTurn(1, start('a')),
    inTurn(1, start('b')),
    inTurn(1, start('c')),
    inTurn(2, start('d')),
  ];
  await Promise.resolve();
  await Promise.resolve();
  expect([...running.keys()]).toEqual(['a', 'b', 'd']);
  running.get('a')?.();
  await all[0];
  await expect.poll(() => [...running.keys()]).toContain('c');
  for (const finish of running.values()) finish();
  expect(await Promise.all(all)).toEqual(['a', 'b', 'c', 'd']);
});

it('frees the turn of an upload that fails', async () => {
  const inTurn = createUploadTurns();
  const fail = () => inTurn(1, () => Promise.reject(new Error('cut off')));
  for (let round = 0; round < 5; round += 1) await expect(fail()).rejects.toThrow('cut off');
  expect(await inTurn(1, async () => 'done')).toBe('done');
});

it('refuses an account that sends far too many at once', async () => {
  const inTurn = createUploadTurns();
  const { running, start } = createTasks();
  const accepted = Array.from({ length: 102 }, (_value, index) => inTurn(1, start(String(index))));
  await expect(inTurn(1, start('one more'))).rejects.toMatchObject({
    code: 'documents.too_many_at_once',
  });
  const finishing = setInterval(() => running.forEach((finish) => finish()), 1);
  expect(await Promise.all(accepted)).toHaveLength(102);
  clearInterval(finishing);
});

import { setTimeout } from 'node:timers/promises';

import { expect, it } from 'vitest';

import { createMemoryBudget, type MemoryShare } from './memory-budget.ts';

const { signal } = new AbortController();
const WATCH_MS = 200;

/** A budget of 100 bytes, and tasks that hold a share of it until they are told to finish. */
function createTasks() {
  const hold = createMemoryBudget({
    size: 100,
    slowBelow: 1000,
    watch: WATCH_MS,
    tooSlow: () => new Error('too slow'),
  });
  return async (clientSignal = signal) => {
    const { promise: finished, resolve: finish } = Promise.withResolvers<void>();
    const { promise: opened, resolve: open } = Promise.withResolvers<MemoryShare>();
    const done = hold(clientSignal, async (share) => {
      open(share);
      await finished;
    });
    return { share: await opened, finish, done };
  };
}

/** Whether a promise is settled by now. */
async function isSettled(promise: Promise<unknown>) {
  return Promise.race([
    promise.then(
      () => true,
      () => true,
    ),
    setTimeout(5, false),
  ]);
}

it('bytes that fit are granted at once, however many tasks there are', async () => {
  const start = createTasks();
  for (let count = 0; count < 50; count += 1) await (await start()).share.take(2);
  expect(await isSettled((await start()).share.take(0))).toBe(true);
});

it('one task may exceed the size, the others wait until it has finished', async () => {
  const start = createTasks();
  const [first, second, third] = [await start(), await start(), await start()];
  await Promise.all([first.share.take(40), second.share.take(40)]);
  await first.share.take(40);
  const waiting = second.share.take(40);
  const newest = third.share.take(1);
  expect(await isSettled(waiting)).toBe(false);
  expect(await isSettled(newest)).toBe(false);
  first.finish();
  await Promise.all([waiting, newest]);
  await second.share.take(40);
});

it('a slow client gives way when there is no room, and not before', async () => {
  const start = createTasks();
  const [slow, small, fast] = [await start(), await start(), await start()];
  await Promise.all([slow.share.take(90), small.share.take(5)]);
  await setTimeout(WATCH_MS * 2);
  await slow.share.take(1);
  expect(slow.share.signal.aborted).toBe(false);
  await Promise.all([fast.share.take(20), (await start()).share.take(20)]);
  expect(slow.share.signal.reason).toMatchObject({ message: 'too slow' });
  await expect(slow.share.take(1)).rejects.toThrow('too slow');
  expect(small.share.signal.aborted).toBe(false);
});

it('a client that stops sending while others wait gives way after the time that it is watched', async () => {
  const start = createTasks();
  const [idle, favored, next] = [await start(), await start(), await start()];
  await Promise.all([idle.share.take(90), favored.share.take(20)]);
  const waiting = next.share.take(20);
  expect(await isSettled(waiting)).toBe(false);
  const keepSending = setInterval(() => void favored.share.take(50), WATCH_MS / 10);
  await expect.poll(() => idle.share.signal.aborted).toBe(true);
  clearInterval(keepSending);
  expect(favored.share.signal.aborted).toBe(false);
});

it('a task whose bytes have all arrived does not give way', async () => {
  const start = createTasks();
  const [stored, favored, next] = [await start(), await start(), await start()];
  await Promise.all([stored.share.take(90), favored.share.take(20)]);
  stored.share.complete();
  favored.share.complete();
  const waiting = next.share.take(20);
  await setTimeout(WATCH_MS * 2);
  expect(await isSettled(waiting)).toBe(false);
  stored.finish();
  await waiting;
});

it('a client that leaves frees its bytes and its place in the line', async () => {
  const start = createTasks();
  const [holding, queueing] = [new AbortController(), new AbortController()];
  const [first, favored] = [await start(holding.signal), await start()];
  const [left, next] = [await start(queueing.signal), await start()];
  await Promise.all([first.share.take(90), favored.share.take(20)]);
  const abandoned = left.share.take(50);
  const waiting = next.share.take(20);
  queueing.abort(new Error('gone'));
  await expect(abandoned).rejects.toThrow('gone');
  expect(await isSettled(waiting)).toBe(false);
  holding.abort(new Error('gone'));
  await waiting;
});

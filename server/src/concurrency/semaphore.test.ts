import { expect, it } from 'vitest';

import { createSemaphore, TooManyWaitingError } from './semaphore.ts';

it('a turn that ends goes to the first in line, ahead of newcomers', async () => {
  const semaphore = createSemaphore(1, 5);
  const order: string[] = [];
  const work = async (name: string) => {
    await semaphore.acquire();
    order.push(name);
  };
  await work('first');
  const second = work('second');
  const third = work('third');
  semaphore.release();
  const late = work('late');
  await second;
  expect(order).toEqual(['first', 'second']);
  semaphore.release();
  semaphore.release();
  await Promise.all([third, late]);
  expect(order).toEqual(['first', 'second', 'third', 'late']);
});

it('a request for a turn is rejected immediately when the line is full', async () => {
  const semaphore = createSemaphore(1, 0);
  await semaphore.acquire();
  await expect(semaphore.acquire()).rejects.toThrow(TooManyWaitingError);
  semaphore.release();
  await semaphore.acquire();
});

it('a waiter that aborts leaves the line, and the next turn goes to the next in line', async () => {
  const semaphore = createSemaphore(1, 2);
  await semaphore.acquire();
  const leaving = new AbortController();
  const first = semaphore.acquire(leaving.signal);
  const second = semaphore.acquire();
  leaving.abort(new Error('gone'));
  await expect(first).rejects.toThrow('gone');
  await expect(semaphore.acquire(leaving.signal)).rejects.toThrow('gone');
  semaphore.release();
  await second;
  semaphore.release();
  await semaphore.acquire();
});

it('a turn that was just granted is kept even if its waiter aborts', async () => {
  const semaphore = createSemaphore(1, 1);
  await semaphore.acquire();
  const leaving = new AbortController();
  const next = semaphore.acquire(leaving.signal);
  semaphore.release();
  leaving.abort();
  await next;
  await expect(semaphore.acquire(AbortSignal.abort(new Error('gone')))).rejects.toThrow('gone');
});

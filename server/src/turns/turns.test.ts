import { expect, it } from 'vitest';

import { createTurns, TooManyWaitingError } from './turns.ts';

it('a turn that ends goes to the first in line, ahead of newcomers', async () => {
  const turns = createTurns(1, 5);
  const order: string[] = [];
  const work = async (name: string) => {
    await turns.take();
    order.push(name);
  };
  await work('first');
  const second = work('second');
  const third = work('third');
  turns.end();
  const late = work('late');
  await second;
  expect(order).toEqual(['first', 'second']);
  turns.end();
  turns.end();
  await Promise.all([third, late]);
  expect(order).toEqual(['first', 'second', 'third', 'late']);
});

it('a request for a turn is rejected immediately when the line is full', async () => {
  const turns = createTurns(1, 0);
  await turns.take();
  await expect(turns.take()).rejects.toThrow(TooManyWaitingError);
  turns.end();
  await turns.take();
});

it('a waiter that aborts leaves the line, and the next turn goes to the next in line', async () => {
  const turns = createTurns(1, 2);
  await turns.take();
  const leaving = new AbortController();
  const first = turns.take(leaving.signal);
  const second = turns.take();
  leaving.abort(new Error('gone'));
  await expect(first).rejects.toThrow('gone');
  await expect(turns.take(leaving.signal)).rejects.toThrow('gone');
  turns.end();
  await second;
  turns.end();
  await turns.take();
});

it('a turn that was just granted is kept even if its waiter aborts', async () => {
  const turns = createTurns(1, 1);
  await turns.take();
  const leaving = new AbortController();
  const next = turns.take(leaving.signal);
  turns.end();
  leaving.abort();
  await next;
  await expect(turns.take(AbortSignal.abort(new Error('gone')))).rejects.toThrow('gone');
});

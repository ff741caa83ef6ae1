import { expect, it } from 'vitest';

import { deleteEach } from './delete-each.ts';

it('deletes one after the other, goes on where one fails, and tells which did', async () => {
  const asked: number[] = [];
  const counts: number[] = [];
  const remove = async (id: number) => {
    asked.push(id);
    if (id === 2) throw new Error('no');
  };
  const outcome = await deleteEach([1, 2, 3], remove, (count) => counts.push(count));
  expect(outcome).toEqual({ deleted: [1, 3], failed: [2] });
  expect(asked).toEqual([1, 2, 3]);
  expect(counts).toEqual([1, 2, 3]);
});

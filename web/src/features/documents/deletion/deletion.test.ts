import { describe, expect, it } from 'vitest';

import { deleteEach } from './delete-each.ts';

describe('a deletion', () => {
  it('deletes one after the other, goes on where one fails, and tells which did', async () => {
    const asked: number[] = [];
    const counts: number[] = [];
    const outcome = await deleteEach([1, 2, 3], {
      async remove(id) {
        asked.push(id);
        if (id === 2) throw new Error('no');
      },
      onDone: (count) => counts.push(count),
      signal: new AbortController().signal,
    });
    expect(outcome).toEqual({ deleted: [1, 3], failed: [2] });
    expect(asked).toEqual([1, 2, 3]);
    expect(counts).toEqual([1, 2, 3]);
  });

  it('that is cancelled finishes the one that is under way, and touches no other', async () => {
    const cancellation = new AbortController();
    const asked: number[] = [];
    const outcome = await deleteEach([1, 2, 3], {
      async remove(id) {
        asked.push(id);
        if (id === 2) cancellation.abort();
      },
      onDone: () => undefined,
      signal: cancellation.signal,
    });
    expect(asked).toEqual([1, 2]);
    expect(outcome).toEqual({ deleted: [1, 2], failed: [] });
  });
});

import { describe, expect, it } from 'vitest';

import { deleteEach } from './delete-each.ts';

describe('bulk deletion', () => {
  it('deletes one document at a time, continues after a failure, and reports which succeeded', async () => {
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

  it('finishes the current document and then stops when canceled', async () => {
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

import { describe, expect, it } from 'vitest';

import { ApiError } from '#web/lib/api/api-error.ts';

import { type SendFile, UploadQueue } from './upload-queue.ts';

const file = (name: string) => new File(['text'], name);
const stored = (name: string) => ({ id: 1, name }) as Awaited<ReturnType<SendFile>>;

function statesOf(queue: UploadQueue): string[] {
  return queue.getState().entries.map((entry) => `${entry.file.name} ${entry.state}`);
}

describe('an upload queue', () => {
  it('sends one file at a time and continues after a rejection, which can be retried', async () => {
    const queue = new UploadQueue();
    queue.add([file('a'), file('b'), file('c')], [{ file: file('d'), reason: 'Too large' }]);
    let atOnce = 0;
    const sent: string[] = [];
    await queue.run('general', async ({ file: { name } }, show) => {
      atOnce += 1;
      expect(atOnce).toBe(1);
      show(40);
      expect(queue.getState().entries.find((entry) => entry.file.name === name)?.percent).toBe(40);
      await Promise.resolve();
      atOnce -= 1;
      sent.push(name);
      if (name === 'b') throw new ApiError(503, '');
      return stored(name);
    });
    expect(sent).toEqual(['a', 'b', 'c']);
    expect(statesOf(queue)).toEqual(['a accepted', 'b refused', 'c accepted', 'd refused']);
    const [, refused, , never] = queue.getState().entries;
    expect(refused).toMatchObject({
      reason: 'Server error occurred. Please try again later.',
      canRetry: true,
    });
    expect(never).toMatchObject({ reason: 'Too large', canRetry: false });

    queue.retry(refused?.id ?? 0);
    queue.retry(never?.id ?? 0);
    await queue.run('general', async ({ file: { name } }) => stored(name));
    expect(statesOf(queue)).toEqual(['a accepted', 'b accepted', 'c accepted', 'd refused']);
    queue.clear();
    expect(queue.getState().entries).toEqual([]);
  });

  it('offers no retry for an invalid file, which can be removed', async () => {
    const queue = new UploadQueue();
    queue.add([file('a'), file('b')]);
    await queue.run('general', () => {
      const body = '{"code":"documents.empty","message":"The file is empty."}';
      return Promise.reject(new ApiError(422, body));
    });
    const [first] = queue.getState().entries;
    expect(first).toMatchObject({ reason: 'The file is empty.', canRetry: false });
    queue.remove(first?.id ?? 0);
    expect(statesOf(queue)).toEqual(['b refused']);
    queue.add([file('c')]);
    for (const { id } of queue.getState().entries) queue.remove(id);
    expect(statesOf(queue)).toEqual(['c waiting']);
  });

  it('stops when no analyses are left, and keeps unsent files', async () => {
    const queue = new UploadQueue();
    queue.add([file('a'), file('b'), file('c')]);
    let allowance = 1;
    const send: SendFile = async ({ file: { name } }) => {
      allowance -= 1;
      if (allowance < 0) throw new ApiError(402, '{"code":"usage.limit_reached","message":"No."}');
      return stored(name);
    };
    const stopped = await queue.run('general', send);
    expect(stopped).toEqual({ accepted: 1, all: 3, stoppedBy: 'limit' });
    expect(queue.getState()).toMatchObject({ stoppedBy: 'limit', isRunning: false });
    expect(statesOf(queue)).toEqual(['a accepted', 'b waiting', 'c waiting']);
    allowance = 2;
    // Files uploaded by an earlier run are not counted again.
    const finished = await queue.run('general', send);
    expect(finished).toEqual({ accepted: 2, all: 2, stoppedBy: null });
    expect(queue.getState().stoppedBy).toBeNull();
    expect(statesOf(queue)).toEqual(['a accepted', 'b accepted', 'c accepted']);
  });

  it('stops when the server is unreachable, and sends the rest on the next run', async () => {
    const queue = new UploadQueue();
    queue.add([file('a'), file('b'), file('c')]);
    let isReached = false;
    const send: SendFile = async ({ file: { name } }) => {
      if (name === 'b' && !isReached) throw new TypeError('The server was not reached.');
      return stored(name);
    };
    const stopped = await queue.run('general', send);
    expect(stopped).toEqual({ accepted: 1, all: 3, stoppedBy: 'network' });
    expect(statesOf(queue)).toEqual(['a accepted', 'b waiting', 'c waiting']);
    isReached = true;
    const finished = await queue.run('general', send);
    expect(finished).toEqual({ accepted: 2, all: 2, stoppedBy: null });
    expect(statesOf(queue)).toEqual(['a accepted', 'b accepted', 'c accepted']);
  });

  it('cancels only files that are waiting or being sent', async () => {
    const queue = new UploadQueue();
    queue.add([file('a'), file('b'), file('c')]);
    const ids = queue.getState().entries.map(({ id }) => id);
    const send: SendFile = ({ file: { name }, signal }) => {
      if (name !== 'a') return Promise.resolve(stored(name));
      return new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
      });
    };
    const running = queue.run('general', send);
    queue.cancel(ids[1] ?? 0);
    queue.cancel(ids[0] ?? 0);
    expect(await running).toEqual({ accepted: 1, all: 1, stoppedBy: null });
    queue.cancel(ids[2] ?? 0);
    expect(statesOf(queue)).toEqual(['a cancelled', 'b cancelled', 'c accepted']);
  });

  it('applies a changed policy to the remaining files', async () => {
    const queue = new UploadQueue();
    queue.add([file('a'), file('b')]);
    const policies: (string | undefined)[] = [];
    await queue.run('general', async ({ file: { name }, policy }) => {
      policies.push(policy);
      queue.changePolicy('hr');
      return stored(name);
    });
    expect(policies).toEqual(['general', 'hr']);
  });
});

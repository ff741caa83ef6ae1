import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { TooManyWaitingError } from '#server/concurrency/semaphore.ts';

import { createWorkerPool } from './worker-pool.ts';
import { startWorkerProcess, WorkerDeathError } from './worker-process.ts';

const HOSTILE = join(import.meta.dirname, '..', 'testing', 'hostile-worker.ts');
const TIME_LIMIT = { timeout: 3000 };
/** Long enough for the expected outcome on a busy machine. */
const PATIENCE = { timeout: 25_000 };

/** Runs one attack of `testing/hostile-worker.ts` in its own process. */
async function attack(name: string): Promise<unknown> {
  const worker = startWorkerProcess(HOSTILE);
  try {
    return await worker.run({ kind: 'text', text: name }, TIME_LIMIT);
  } catch (error) {
    if (error instanceof WorkerDeathError) return error.reason;
    throw error;
  } finally {
    worker.kill();
  }
}

describe('a worker process', () => {
  it.each([
    ['a loop without end', 'loop', 'limit'],
    ['a flood of array buffers, which no heap limit counts', 'buffers', 'limit'],
    ['a full heap', 'heap', 'limit'],
    ['an exit', 'exit', 'crash'],
    ['an error that nobody catches', 'throw', 'crash'],
    ['a signal that others send to stop the program', 'terminate', 'stopped'],
  ])('cannot take down the server: %s', async (_title, name, reason) => {
    // When this test itself is starved, the looping process may get too little processor time to be recognized as a
    // loop.
    await expect.poll(() => attack(name), { timeout: 30_000 }).toBe(reason);
    // A process that was not attacked still answers.
    expect(await attack('echo')).toBe('echo');
  });

  it.runIf(process.platform === 'linux')(
    'is reported as starved when it was waiting rather than working',
    async () => {
      expect(await attack('sleep')).toBe('starved');
    },
  );

  it('can read no files except those of the program', async () => {
    const secret = join(mkdtempSync(join(tmpdir(), 'proviso-')), 'secret');
    writeFileSync(secret, 'secret');
    expect(await attack(`read ${secret}`)).toBe('ERR_ACCESS_DENIED');
    expect(await attack('read /etc/hostname')).toBe('ERR_ACCESS_DENIED');
  });

  it.each(['write', 'spawn', 'eval'])('is not allowed to %s', async (name) => {
    expect(await attack(name)).toMatch(/^(ERR_ACCESS_DENIED|EvalError)$/);
  });

  it('does not see the environment variables', async () => {
    process.env['PROVISO_CANARY'] = 'x';
    const names = (await attack('environment')) as string[];
    delete process.env['PROVISO_CANARY'];
    expect(names).not.toContain('PROVISO_CANARY');
    expect(names).not.toContain('HOME');
  });

  it('fails a request immediately if it has already exited', async () => {
    const worker = startWorkerProcess(HOSTILE);
    await expect(worker.run({ kind: 'text', text: 'exit' }, TIME_LIMIT)).rejects.toThrow(
      WorkerDeathError,
    );
    const asked = worker.run({ kind: 'text', text: 'echo' }, { timeout: 10 * 60_000 });
    await expect(asked).rejects.toMatchObject({ reason: 'crash' });
  });

  it('can report progress before it answers', async () => {
    expect(await attack('progress')).toBe('done');
  });

  it('is killed when its request is aborted', async () => {
    const worker = startWorkerProcess(HOSTILE);
    const abort = new AbortController();
    const answer = worker.run({ kind: 'text', text: 'loop' }, TIME_LIMIT, {
      signal: abort.signal,
    });
    abort.abort();
    await expect(answer).rejects.toMatchObject({ reason: 'stopped' });
    expect(worker.isAlive).toBe(false);
  });
});

describe.each([
  ['that keeps one ready', true],
  ['that starts them when they are asked', false],
])('a pool of worker processes %s', (_title, keepsOneReady) => {
  const options = {
    size: 2,
    maxWaiting: 100,
    timeLimit: PATIENCE,
    startWorker: () => startWorkerProcess(HOSTILE),
    keepsOneReady,
  };

  it('uses a new process for every request when limited to one request per process', async () => {
    const pool = createWorkerPool({ ...options, requestsPerProcess: 1 });
    const answers = [];
    for (let index = 0; index < 3; index += 1) {
      answers.push(await pool.run({ kind: 'text', text: 'count' }));
    }
    pool.close();
    expect(answers).toEqual([1, 1, 1]);
  });

  it('reuses a process until it reaches its request limit or fails', async () => {
    const pool = createWorkerPool({ ...options, size: 1, requestsPerProcess: 3 });
    const count = () => pool.run({ kind: 'text', text: 'count' });
    expect([await count(), await count(), await count(), await count()]).toEqual([1, 2, 3, 1]);
    await expect(pool.run({ kind: 'text', text: 'exit' })).rejects.toThrow(WorkerDeathError);
    expect(await count()).toBe(1);
    pool.close();
  });

  it('runs no more concurrent requests than its size, and queues the rest', async () => {
    const pool = createWorkerPool({ ...options, requestsPerProcess: 1 });
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => pool.run({ kind: 'text', text: 'interval' })),
    );
    pool.close();
    const intervals = answers as { start: number; end: number }[];
    for (const { start } of intervals) {
      const concurrency = intervals.filter((other) => other.start <= start && start < other.end);
      expect(concurrency.length).toBeLessThanOrEqual(2);
    }
  });

  it('rejects a request when too many are waiting', async () => {
    const pool = createWorkerPool({ ...options, size: 1, maxWaiting: 0, requestsPerProcess: 1 });
    const first = pool.run({ kind: 'text', text: 'echo' });
    await expect(pool.run({ kind: 'text', text: 'echo' })).rejects.toThrow(TooManyWaitingError);
    expect(await first).toBe('echo');
    pool.close();
  });

  it('aborts running requests when it is closed', async () => {
    const pool = createWorkerPool({ ...options, requestsPerProcess: 1 });
    const running = pool.run({ kind: 'text', text: 'loop' });
    const ended = expect(running).rejects.toMatchObject({ reason: 'stopped' });
    await new Promise((resolve) => setTimeout(resolve, 100));
    pool.close();
    await ended;
    await expect(pool.run({ kind: 'text', text: 'echo' })).rejects.toMatchObject({
      reason: 'stopped',
    });
  });
});

import { describe, expect, it, onTestFinished } from 'vitest';

import type { JobAttempt, JobQueue, RetryRule } from '#server/ports/job-queue.ts';

const QUEUE = 'work';
/** The retry rule the tested queue must use. */
export const TEST_RETRY_RULE: RetryRule = { attempts: 3, delayMs: 0 };

/** Opens a queue on the same jobs as the other queues of the same `prepare` call. */
export type OpenQueue = () => Promise<JobQueue>;

/** The contract of every queue. Each test prepares its own set of jobs. */
export function describeJobQueue(title: string, prepare: () => Promise<OpenQueue>): void {
  const open = async () => {
    const queue = await (await prepare())();
    onTestFinished(() => queue.stop());
    return queue;
  };

  describe(title, () => {
    it('runs jobs added before and after a handler is registered', async () => {
      const queue = await open();
      const done = collect();
      await queue.add({ queue: QUEUE, key: 'early' });
      await queue.work(QUEUE, 1, done.handle);
      await queue.add({ queue: QUEUE, key: 'late' });
      expect(await done.until(2)).toEqual(['early', 'late']);
    });

    it('keeps one job per key while it waits or runs, and accepts a new one afterwards', async () => {
      const queue = await open();
      const done = collect();
      const running = gate();
      await queue.add({ queue: QUEUE, key: 'same' });
      await queue.add({ queue: QUEUE, key: 'same' });
      await queue.work(QUEUE, 1, async (attempt) => {
        if (done.keys.length === 0) await running.opened;
        await done.handle(attempt);
      });
      await running.entered;
      await queue.add({ queue: QUEUE, key: 'same' });
      await queue.add({ queue: QUEUE, key: 'other' });
      running.open();
      expect(await done.until(2)).toEqual(['same', 'other']);
      await queue.add({ queue: QUEUE, key: 'same' });
      expect(await done.until(3)).toEqual(['same', 'other', 'same']);
    });

    it('counts waiting, active and dead jobs', async () => {
      const queue = await open();
      expect(await queue.count(QUEUE)).toEqual({ waiting: 0, active: 0, dead: 0 });
      const running = gate();
      await queue.add({ queue: QUEUE, key: 'first' });
      await queue.add({ queue: QUEUE, key: 'second' });
      await queue.add({ queue: QUEUE, key: 'later', delayMs: 60_000 });
      await queue.add({ queue: 'mail', key: 'other' });
      expect(await queue.count(QUEUE)).toEqual({ waiting: 3, active: 0, dead: 0 });
      await queue.work(QUEUE, 1, async ({ key }) => {
        if (key === 'first') await running.opened;
        else throw new Error('never works');
      });
      await running.entered;
      expect(await queue.count(QUEUE)).toEqual({ waiting: 2, active: 1, dead: 0 });
      running.open();
      await expect
        .poll(() => queue.count(QUEUE), { timeout: 20_000 })
        .toEqual({ waiting: 1, active: 0, dead: 1 });
    });

    it('keeps queues apart', async () => {
      const queue = await open();
      const [done, others] = [collect(), collect()];
      await queue.work(QUEUE, 1, done.handle);
      await queue.work('mail', 1, others.handle);
      await queue.add({ queue: 'mail', key: 'same' });
      await queue.add({ queue: QUEUE, key: 'same' });
      await Promise.all([done.until(1), others.until(1)]);
      expect([done.keys, others.keys]).toEqual([['same'], ['same']]);
    });

    it('runs jobs with a higher priority first, and delayed ones not before they are due', async () => {
      const queue = await open();
      const done = collect();
      await queue.add({ queue: QUEUE, key: 'ordinary' });
      await queue.add({ queue: QUEUE, key: 'tomorrow', delayMs: 24 * 60 * 60_000, priority: 9 });
      await queue.add({ queue: QUEUE, key: 'urgent', priority: 5 });
      await queue.work(QUEUE, 1, done.handle);
      expect(await done.until(2)).toEqual(['urgent', 'ordinary']);
    });

    it('runs no more jobs at a time than its concurrency allows', async () => {
      const queue = await open();
      let active = 0;
      let peak = 0;
      const done = collect();
      for (let index = 0; index < 8; index += 1) {
        await queue.add({ queue: QUEUE, key: `job ${index}` });
      }
      await queue.work(QUEUE, 3, async (attempt) => {
        peak = Math.max(peak, ++active);
        await new Promise((resolve) => setTimeout(resolve, 20));
        active -= 1;
        await done.handle(attempt);
      });
      await done.until(8);
      expect(peak).toBeLessThanOrEqual(3);
    });

    it('retries a failed job', async () => {
      const queue = await open();
      const done = collect();
      let failures = 0;
      await queue.work(QUEUE, 1, async (attempt) => {
        if (failures++ === 0) throw new Error('for once');
        await done.handle(attempt);
      });
      await queue.add({ queue: QUEUE, key: 'flaky' });
      expect(await done.until(1)).toEqual(['flaky']);
      expect(failures).toBe(2);
    });

    it('returns running jobs to the queue when it stops, for another process to run', async () => {
      const place = await prepare();
      const first = await place();
      const started = gate();
      await first.add({ queue: QUEUE, key: 'long' });
      await first.work(QUEUE, 1, async ({ signal }) => {
        started.enter();
        await new Promise((_resolve, reject) => {
          signal.addEventListener('abort', () => reject(new Error('aborted')));
        });
      });
      await started.entered;
      await first.stop();
      const second = await place();
      onTestFinished(() => second.stop());
      const done = collect();
      await second.work(QUEUE, 1, done.handle);
      expect(await done.until(1)).toEqual(['long']);
    });

    it('gives up on a job after its last attempt, flags that attempt, and revives the job on demand', async () => {
      const queue = await open();
      const attempts: boolean[] = [];
      const done = collect();
      await queue.work(QUEUE, 1, async (attempt) => {
        if (attempts.length >= TEST_RETRY_RULE.attempts) return done.handle(attempt);
        attempts.push(attempt.isLastAttempt);
        throw new Error('always');
      });
      await queue.add({ queue: QUEUE, key: 'hopeless' });
      await expect.poll(() => attempts.length, { timeout: 20_000 }).toBe(TEST_RETRY_RULE.attempts);
      expect(attempts).toEqual([false, false, true]);
      // The last attempt's end may not be written yet: then the job counts as running.
      await expect
        .poll(async () => {
          await queue.add({ queue: QUEUE, key: 'hopeless' });
          return done.keys.length;
        })
        .toBe(1);
    });
  });
}

/** Records which jobs ran. */
function collect() {
  const keys: string[] = [];
  return {
    keys,
    handle: async ({ key }: JobAttempt) => {
      keys.push(key);
    },
    /** The keys so far, once there are this many. */
    async until(count: number): Promise<string[]> {
      await expect.poll(() => keys.length, { timeout: 20_000 }).toBeGreaterThanOrEqual(count);
      return [...keys];
    },
  };
}

/** A gate that reports when something waits at it. */
function gate() {
  const entering = Promise.withResolvers<void>();
  const opening = Promise.withResolvers<void>();
  return {
    entered: entering.promise,
    enter: entering.resolve,
    open: opening.resolve,
    get opened() {
      entering.resolve();
      return opening.promise;
    },
  };
}

import { AuthError } from '../errors.ts';

type Limiter = <Result>(task: () => Promise<Result>) => Promise<Result>;

/** Limits the running and waiting tasks; rejects any beyond that, because their callers would give up. */
export function limitConcurrency(maxRunning: number, maxWaiting: number): Limiter {
  const queue: (() => void)[] = [];
  let running = 0;
  return async (task) => {
    if (running < maxRunning) running += 1;
    else if (queue.length < maxWaiting) await new Promise<void>((resolve) => queue.push(resolve));
    else throw new AuthError('over_request_rate_limit', { retryAfter: 1 });
    try {
      return await task();
    } finally {
      // The slot is handed over directly, so that no newcomer can take it.
      const next = queue.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
}

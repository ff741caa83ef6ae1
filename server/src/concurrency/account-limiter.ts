import type { Refusal } from '#server/refusals/refusal.ts';

import { createSemaphore, TooManyWaitingError, type Semaphore } from './semaphore.ts';

/** Limits on what one account does concurrently. */
interface AccountLimiterOptions {
  readonly concurrency: number;
  readonly maxWaiting: number;
  /** The refusal when too many of the account's tasks already wait. */
  readonly refuse: () => Refusal;
}

/** Runs a task when its account's turn comes; not at all when the signal is aborted first. */
export type AccountLimiter = <Result>(
  profileId: number,
  signal: AbortSignal,
  task: () => Promise<Result>,
) => Promise<Result>;

/** Prevents one account from filling the server's memory, or blocking others, with many tasks at once. */
export function createAccountLimiter(options: AccountLimiterOptions): AccountLimiter {
  const { concurrency, maxWaiting, refuse } = options;
  const accounts = new Map<number, { readonly semaphore: Semaphore; tasks: number }>();
  return async (profileId, signal, task) => {
    const account = accounts.get(profileId) ?? {
      semaphore: createSemaphore(concurrency, maxWaiting),
      tasks: 0,
    };
    accounts.set(profileId, account);
    account.tasks += 1;
    try {
      await account.semaphore.acquire(signal).catch((error: unknown) => {
        throw error instanceof TooManyWaitingError ? refuse() : error;
      });
      return await task().finally(() => account.semaphore.release());
    } finally {
      account.tasks -= 1;
      if (account.tasks === 0) accounts.delete(profileId);
    }
  };
}

import type { Refusal } from '#server/refusals/refusal.ts';

import { createTurns, TooManyWaitingError, type Turns } from './turns.ts';

/** Limits on what one account does concurrently. */
interface AccountTurnsOptions {
  readonly concurrency: number;
  readonly maxWaiting: number;
  /** The refusal when too many of the account's tasks already wait. */
  readonly refuse: () => Refusal;
}

/** Runs a task when its account's turn comes; not at all when the signal is aborted first. */
export type InAccountTurn = <Result>(
  profileId: number,
  signal: AbortSignal,
  task: () => Promise<Result>,
) => Promise<Result>;

/** Prevents one account from filling the server's memory, or blocking others, with many tasks at once. */
export function createAccountTurns(options: AccountTurnsOptions): InAccountTurn {
  const { concurrency, maxWaiting, refuse } = options;
  const accounts = new Map<number, { readonly turns: Turns; tasks: number }>();
  return async (profileId, signal, task) => {
    const account = accounts.get(profileId) ?? {
      turns: createTurns(concurrency, maxWaiting),
      tasks: 0,
    };
    accounts.set(profileId, account);
    account.tasks += 1;
    try {
      await account.turns.take(signal).catch((error: unknown) => {
        throw error instanceof TooManyWaitingError ? refuse() : error;
      });
      return await task().finally(() => account.turns.end());
    } finally {
      account.tasks -= 1;
      if (account.tasks === 0) accounts.delete(profileId);
    }
  };
}

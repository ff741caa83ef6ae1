import type { Refusal } from '#server/refusals/refusal.ts';

import { createTurns, TooManyWaitingError, type Turns } from './turns.ts';

/** Bounds of what one account does at a time. */
interface AccountTurnsOptions {
  readonly atOnce: number;
  readonly maxWaiting: number;
  /** What is told to an account of which so many wait already. */
  readonly refuse: () => Refusal;
}

/** Runs a task when it is its account's turn; not at all when the signal is aborted before. */
export type InAccountTurn = <Result>(
  profileId: number,
  signal: AbortSignal,
  task: () => Promise<Result>,
) => Promise<Result>;

/** Keeps an account from filling the memory of the server, or from keeping others waiting, by much at once. */
export function createAccountTurns(options: AccountTurnsOptions): InAccountTurn {
  const { atOnce, maxWaiting, refuse } = options;
  const accounts = new Map<number, { readonly turns: Turns; tasks: number }>();
  return async (profileId, signal, task) => {
    const account = accounts.get(profileId) ?? { turns: createTurns(atOnce, maxWaiting), tasks: 0 };
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

import { createTurns, TooManyWaitingError, type Turns } from '#server/turns.ts';

import { uploadRefusals } from './errors.ts';

/** Uploads of one account that are read into memory at a time; the others are not read until it is their turn. */
const AT_ONCE = 2;
const MAX_WAITING = 100;

/** Runs a task when it is its account's turn. */
export type InUploadTurn = <Result>(
  profileId: number,
  task: () => Promise<Result>,
) => Promise<Result>;

/** Keeps an account from filling the memory of the server with uploads at once. */
export function createUploadTurns(): InUploadTurn {
  const accounts = new Map<number, { readonly turns: Turns; uploads: number }>();
  return async (profileId, task) => {
    const account = accounts.get(profileId) ?? {
      turns: createTurns(AT_ONCE, MAX_WAITING),
      uploads: 0,
    };
    accounts.set(profileId, account);
    account.uploads += 1;
    try {
      await takeTurn(account.turns);
      return await task().finally(() => account.turns.end());
    } finally {
      account.uploads -= 1;
      if (account.uploads === 0) accounts.delete(profileId);
    }
  };
}

async function takeTurn(turns: Turns): Promise<void> {
  try {
    await turns.take();
  } catch (error) {
    throw error instanceof TooManyWaitingError ? uploadRefusals.tooManyAtOnce() : error;
  }
}

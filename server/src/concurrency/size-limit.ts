import type { Refusal } from '#server/refusals/refusal.ts';

interface SizeLimitOptions {
  readonly perAccount: number;
  /** Of all accounts together. */
  readonly total: number;
  /** The refusal of a task for which there is no room. */
  readonly refuse: () => Refusal;
}

/** Runs a task of a size if there is room for it now. */
export type SizeLimit = <Result>(
  profileId: number,
  size: number,
  task: () => Promise<Result>,
) => Promise<Result>;

/** Bounds what tasks keep in memory from their request to their answer, also while they wait for their turn. */
export function createSizeLimit({ perAccount, total, refuse }: SizeLimitOptions): SizeLimit {
  const accounts = new Map<number, number>();
  let held = 0;
  const add = (profileId: number, size: number) => {
    const own = (accounts.get(profileId) ?? 0) + size;
    if (own === 0) accounts.delete(profileId);
    else accounts.set(profileId, own);
    held += size;
  };
  return async (profileId, size, task) => {
    const own = accounts.get(profileId) ?? 0;
    if (own + size > perAccount || held + size > total) throw refuse();
    add(profileId, size);
    return task().finally(() => add(profileId, -size));
  };
}

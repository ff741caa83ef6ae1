import type { Changes } from '@proviso/contracts';
import { createContext, useContext } from 'react';

/** The state of the comparison with the previous version; `none` when there is no previous version. */
type Comparison = 'none' | 'pending' | 'failed' | 'compared';

/** What is known about the changes since the previous version. */
export interface KnownChanges {
  readonly comparison: Comparison;
  /** Null until the comparison is done. */
  readonly changes: Changes | null;
  /** The ids of the new findings; empty until known. */
  readonly newIds: ReadonlySet<number>;
  readonly error: Error | null;
  /** Whether a failed comparison is being retried. */
  readonly isRetrying: boolean;
  readonly retry: () => void;
}

const NONE: ReadonlySet<number> = new Set();

/** For a text, or for a document without a previous version. */
export const NO_CHANGES: KnownChanges = {
  comparison: 'none',
  changes: null,
  newIds: NONE,
  error: null,
  isRetrying: false,
  retry: () => undefined,
};

export const ChangesContext = createContext(NO_CHANGES);

export function useKnownChanges(): KnownChanges {
  return useContext(ChangesContext);
}

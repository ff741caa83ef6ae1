import type { Changes } from '@proviso/contracts';
import { createContext, useContext } from 'react';

/** How far the comparison with the version before has come; `none` where there is no version before. */
type Comparison = 'none' | 'pending' | 'failed' | 'compared';

/** What is known of the changes since the previous version. */
export interface KnownChanges {
  readonly comparison: Comparison;
  /** Null until the comparison is done. */
  readonly changes: Changes | null;
  /** The ids of the findings that are new; none until that is known. */
  readonly newIds: ReadonlySet<number>;
  readonly error: Error | null;
  /** Whether the comparison is tried once more after it has failed. */
  readonly isRetrying: boolean;
  readonly retry: () => void;
}

const NONE: ReadonlySet<number> = new Set();

/** Of a text, or of a document that follows no other. */
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

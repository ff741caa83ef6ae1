import type { Issue } from '@proviso/contracts';
import { createContext, useContext } from 'react';

/** A chosen finding, and where it was chosen: that side need not scroll to it. */
export interface Selection {
  readonly issue: Issue;
  readonly origin: 'keys' | 'place' | 'document';
}

export type Choose = (issue: Issue, origin: Selection['origin']) => void;

/** The latest choice; a new object each time, so that the same finding can be chosen again. */
export const SelectionContext = createContext<Selection | null>(null);

/** Chooses a finding; null when there is no document beside the findings. */
export const ChooseContext = createContext<Choose | null>(null);

export function useSelection(): Selection | null {
  return useContext(SelectionContext);
}

export function useChoose(): Choose | null {
  return useContext(ChooseContext);
}

import type { Issue } from '@proviso/contracts';
import { createContext, useContext } from 'react';

/** A chosen finding, and where it was chosen: what is already seen there need not be scrolled to. */
export interface Selection {
  readonly issue: Issue;
  readonly origin: 'keys' | 'place' | 'document';
}

export type Choose = (issue: Issue, origin: Selection['origin']) => void;

/** The latest choice; a new object each time, so that the same finding can be chosen again. */
export const SelectionContext = createContext<Selection | null>(null);

/** How a finding is chosen; null where no document stands beside the findings. */
export const ChooseContext = createContext<Choose | null>(null);

export function useSelection(): Selection | null {
  return useContext(SelectionContext);
}

export function useChoose(): Choose | null {
  return useContext(ChooseContext);
}

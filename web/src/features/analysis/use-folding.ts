import { useCallback, useState } from 'react';

import { useMatches } from '#web/lib/hooks/use-matches.ts';

import { isHandful, type FindingGroup } from './finding-view.ts';
import { useSelection } from './viewer/selection.ts';

/** Narrower than any tablet. */
const PHONE = '(width < 40rem)';

/** Which findings of a list show all their details. */
export interface Folding {
  /** Null when they do not fold. */
  readonly isOpen: (group: FindingGroup) => boolean | null;
  readonly onToggle: (group: FindingGroup) => void;
}

/** On a phone, more than a handful of findings show only their headlines until each is opened. */
export function useFolding(groups: readonly FindingGroup[]): Folding {
  const isFolding = useMatches(PHONE) && !isHandful(groups);
  const [opened, setOpened] = useState<ReadonlySet<number>>(new Set());
  const selection = useSelection();
  const [lastSelection, setLastSelection] = useState(selection);
  if (selection !== lastSelection) {
    setLastSelection(selection);
    const chosen = groups.find((group) => group.some(({ id }) => id === selection?.issue.id));
    if (chosen) setOpened(new Set([...opened, chosen[0].id]));
  }
  const onToggle = useCallback(
    ([{ id }]: FindingGroup) => setOpened((before) => toggle(before, id)),
    [],
  );
  return { isOpen: ([{ id }]) => (isFolding ? opened.has(id) : null), onToggle };
}

function toggle(ids: ReadonlySet<number>, id: number): ReadonlySet<number> {
  const others = [...ids].filter((other) => other !== id);
  return new Set(ids.has(id) ? others : [...others, id]);
}

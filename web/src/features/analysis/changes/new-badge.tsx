import { Badge } from '#web/ui/badge.tsx';

import type { FindingGroup } from '../finding-view.ts';
import { useKnownChanges } from './known-changes.ts';
import { texts } from './texts.ts';

/**
 * Marks findings that the previous version did not have, with a count for a group of several; renders nothing for
 * others.
 */
export function NewBadge({ group }: { readonly group: FindingGroup }) {
  const { newIds } = useKnownChanges();
  const count = group.filter(({ id }) => newIds.has(id)).length;
  if (count === 0) return null;
  return (
    <Badge tone="accent">
      {count === group.length ? texts.isNew : texts.someNew(count)}
      <span className="visually-hidden"> {texts.sinceBefore}</span>
    </Badge>
  );
}

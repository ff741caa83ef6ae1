import type { Issue } from '@proviso/contracts';

import { useKnownChanges } from './known-changes.ts';
import { texts } from './texts.ts';

/**
 * The name that a mark in the document gives its finding: the type, and whether it is new since the previous version.
 */
export function useMarkTitle(): (issue: Pick<Issue, 'id' | 'typeName'>) => string {
  const { newIds } = useKnownChanges();
  return ({ id, typeName }) => (newIds.has(id) ? texts.newName(typeName) : typeName);
}

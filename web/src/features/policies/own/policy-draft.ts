import type { OwnPolicyWithSource } from '@proviso/contracts';

type Revision = Pick<OwnPolicyWithSource, 'id' | 'revision' | 'source'>;

/** A text being edited, and the revision it came from: another tab or person may save a newer one meanwhile. */
export interface PolicyDraft<Base extends Revision = Revision> {
  readonly source: string;
  /** Null for a new policy. */
  readonly base: Base | null;
}

/**
 * The draft once a policy was fetched: without changes of its own it follows the newest revision, otherwise it keeps
 * its base, so that the server can refuse to replace a revision the author has not seen.
 */
export function followPolicy<Base extends Revision>(
  draft: PolicyDraft<Base>,
  newest: Base | null,
): PolicyDraft<Base> {
  const { source, base } = draft;
  if (newest === null || base?.revision === newest.revision) return draft;
  const isUnchanged = base === null || source === base.source || source === newest.source;
  return isUnchanged ? { source: newest.source, base: newest } : draft;
}

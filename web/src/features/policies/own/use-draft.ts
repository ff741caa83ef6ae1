import type { OwnPolicyWithSource } from '@proviso/contracts';
import { type Dispatch, useEffect, useState } from 'react';

import { followPolicy, type PolicyDraft } from './policy-draft.ts';

type Draft = PolicyDraft<OwnPolicyWithSource>;

/** Keeps a draft beyond its editor. */
export interface DraftKeeper {
  /** What this person was writing when the session ended; null if there is no such draft. */
  readonly kept: Draft | null;
  readonly onDraft: (draft: Draft) => void;
  /** Called when the editor is closed, for whatever reason. */
  readonly onLeave: () => void;
}

/** The text being edited, and its setter: the one that was kept, else `start`. */
export function useDraft(
  policy: OwnPolicyWithSource | null,
  start: string,
  { kept, onDraft, onLeave }: DraftKeeper,
): readonly [Draft, Dispatch<Draft>] {
  const [draft, setDraft] = useState<Draft>(kept ?? { source: start, base: policy });
  const current = followPolicy(draft, policy);
  if (current !== draft) setDraft(current);
  useEffect(() => onDraft(draft), [draft, onDraft]);
  useEffect(() => onLeave, [onLeave]);
  return [current, setDraft];
}

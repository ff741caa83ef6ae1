import type { OwnPolicyWithSource } from '@proviso/contracts';

import {
  currentAuthId,
  sessionState,
  subscribeToSession,
} from '#web/features/account/session/session-state.ts';
import type { PolicyDraft } from '#web/features/policies/own/policy-draft.ts';

type Draft = PolicyDraft<OwnPolicyWithSource>;

let kept: { authId: string; policyId: number | null; draft: Draft } | undefined;

subscribeToSession(() => {
  const state = sessionState();
  if (state.status === 'signed-out' && state.error === undefined) kept = undefined;
});

/**
 * Keeps the policy that the signed-in person is editing, null being a new one, so that a session ended elsewhere does
 * not lose it. It is never stored, and signing out discards it.
 */
export function keepDraft(policyId: number | null, draft: Draft): void {
  const authId = currentAuthId();
  if (authId !== null) kept = { authId, policyId, draft };
}

/** The signed-in person's own draft of this policy; nobody else is shown it. */
export function keptDraft(policyId: number | null): Draft | null {
  const isOwn = kept?.authId === currentAuthId() && kept?.policyId === policyId;
  return isOwn ? (kept?.draft ?? null) : null;
}

/** The editor is closed: its author, if still signed in, has left it on purpose. */
export function leaveDraft(): void {
  if (currentAuthId() !== null) kept = undefined;
}

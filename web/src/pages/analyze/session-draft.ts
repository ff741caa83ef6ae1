import {
  currentAuthId,
  sessionState,
  subscribeToSession,
} from '#web/features/account/session/session-state.ts';
import type { AnalyzedText } from '#web/features/analysis/use-text-analysis.ts';
import { createChangeListeners } from '#web/lib/change-listeners.ts';

interface Draft {
  readonly authId: string;
  readonly text: string;
  readonly result: AnalyzedText | null;
}

let draft: Draft | undefined;
const listeners = createChangeListeners();

subscribeToSession(() => {
  const state = sessionState();
  if (state.status === 'signed-out' && state.error === undefined) draft = undefined;
});

/**
 * Keeps the text that the signed-in person is writing, so that neither visiting another screen nor a session ended
 * elsewhere loses it. It is never stored, and signing out discards it.
 */
export function saveDraft(text: string): void {
  const authId = currentAuthId();
  draft = authId === null ? undefined : { authId, text, result: ownDraft()?.result ?? null };
}

/**
 * Keeps the result for the text of this person, with the key of its cleaned copy, which exists nowhere else. One that
 * comes after signing out, or to somebody else, is discarded.
 */
export function saveResult(authId: string | null, result: AnalyzedText): void {
  if (draft === undefined || draft.authId !== authId) return;
  draft = { ...draft, result };
  listeners.notify();
}

/** The signed-in person's own draft; nobody else is shown it. */
export function sessionDraft(): string {
  return ownDraft()?.text ?? '';
}

/** The latest result for the signed-in person's text. */
export function sessionResult(): AnalyzedText | null {
  return ownDraft()?.result ?? null;
}

/** Calls back after every new result. */
export const subscribeToResult = listeners.subscribe;

function ownDraft(): Draft | undefined {
  return draft?.authId === currentAuthId() ? draft : undefined;
}

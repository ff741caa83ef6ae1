import {
  currentAuthId,
  sessionState,
  subscribeToSession,
} from '#web/features/account/session/session-state.ts';

let draft: { readonly authId: string; readonly text: string } | undefined;

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
  draft = authId === null ? undefined : { authId, text };
}

/** The signed-in person's own draft; nobody else is shown it. */
export function sessionDraft(): string {
  return draft !== undefined && draft.authId === currentAuthId() ? draft.text : '';
}

import { navigate } from 'wouter/use-browser-location';

import { paths } from '#web/paths.ts';
import { showToast } from '#web/ui/toast-store.ts';

import { texts } from '../texts.ts';
import { withoutCallback, type Callback } from './callback.ts';
import { callbackSentence, refusalSentence } from './refusal-sentence.ts';
import { changeSession, sessionState } from './session-state.ts';
import { resumeSession, type Resumed } from './session.ts';

/** Screens that explain themselves why a link failed. */
const SPEAKING_PATHS = new Set<string>([paths.login, paths.newPassword]);

/** Handles the auth service's redirect back: results in a session, or in the reason why there is none. */
export async function arrive(callback: Callback): Promise<void> {
  // The client would treat a failure as the whole response, and ignore a stored session.
  if (callback.kind === 'failure') cleanAddress();
  const failure = failureOf(callback, await resumeSession());
  cleanAddress();
  if (failure === null) return;
  const { status } = sessionState();
  if (status === 'signed-in') {
    // A signed-in person stays where they are.
    showToast(texts.answerRefused, failure, 'destructive');
  } else if (status === 'signed-out') {
    if (!SPEAKING_PATHS.has(location.pathname)) navigate(paths.login, { replace: true });
    changeSession({ status, error: failure });
  }
}

function failureOf(callback: Callback, { error, hasSession }: Resumed): string | null {
  if (callback.kind === 'failure') return callbackSentence(callback.code);
  if (error) return refusalSentence(error, texts.errors.loginFailed);
  // The client ignores a code whose flow began elsewhere.
  return hasSession ? null : texts.errors.otherBrowser;
}

function cleanAddress(): void {
  history.replaceState(history.state, '', withoutCallback(location.href));
}

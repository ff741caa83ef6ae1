import type { AuthChangeEvent, AuthError, Session } from '@supabase/auth-js';
import { navigate } from 'wouter/use-browser-location';

import { ApiError, isServerUnreachable } from '#web/lib/api/api-error.ts';
import { queryClient } from '#web/lib/api/query-client.ts';
import { startPrefetch } from '#web/lib/navigation/prefetch.ts';
import { browserStorage } from '#web/lib/storage.ts';
import { paths } from '#web/paths.ts';

import { texts } from '../texts.ts';
import { openClient, openedClient } from './open-client.ts';
import { refusalMessage } from './refusal-message.ts';
import { changeSession, currentAuthId, sessionState } from './session-state.ts';
import { noteSignOut, wasSignedOut } from './sign-out-note.ts';

/** The result of looking for a session; `error` says why a code in the URL was not accepted. */
export interface ResumedSession {
  readonly hasSession: boolean;
  readonly error: AuthError | null;
}

/** The API's error code for a session that still lacks its second factor. */
const SECOND_FACTOR_REQUIRED = 'session.second_factor_required';

let adopting: { authId: string; promise: Promise<void> } | undefined;
/** Whom the newest event was about, nobody after a sign-out: what arrives later about anybody else is dropped. */
let newest: string | undefined;
let isChecking = false;
let isEnding = false;

/** Resumes the session stored in this browser, or the one that the URL carries. Does not throw. */
export async function resumeSession(): Promise<ResumedSession> {
  try {
    const before = browserStorage.names();
    const { client, storageKey } = await openClient(texts.errors.loginFailed);
    const { error } = await client.initialize();
    const { data, error: refusal } = await client.getSession();
    if (data.session) await adoptSession(data.session);
    // The client has discarded a session that is over.
    else if (refusal === null) {
      setSignedOut(before.includes(storageKey) ? texts.errors.sessionEnded : undefined);
    }
    // A signed-in person stays signed in: being offline tells us nothing, and the end of a session arrives as an event.
    else if (sessionState().status !== 'signed-in') {
      if (refusal.name === 'AuthRetryableFetchError') showUnreachable();
      else setSignedOut(refusalMessage(refusal, texts.errors.loginFailed));
    }
    return { hasSession: data.session !== null, error };
  } catch (error) {
    if (isUnreachable(error)) showUnreachable();
    else setSignedOut(error instanceof Error ? error.message : texts.errors.loginFailed);
    return { hasSession: false, error: null };
  }
}

/** Adopts a session of the auth service; once per person, however many events report it. */
export async function adoptSession({ user }: Session): Promise<void> {
  newest = user.id;
  const isIncomplete = await lacksSecondFactor();
  if (newest !== user.id) return;
  if (isIncomplete) return demandSecondFactor(user.id);
  if (isSignedIn(user.id)) return;
  if (adopting?.authId !== user.id) {
    const entry = { authId: user.id, promise: enter(user).finally(() => forgetAdopting(entry)) };
    adopting = entry;
  }
  await adopting.promise;
}

function forgetAdopting(entry: typeof adopting): void {
  if (adopting === entry) adopting = undefined;
}

/** Ends the session in this browser, even when the auth service cannot be reached. */
export async function endSession(): Promise<void> {
  isEnding = true;
  noteSignOut();
  try {
    const opened = openedClient();
    if (opened) {
      const { error } = await opened.client.signOut({ scope: 'local' });
      if (error) browserStorage.remove(opened.storageKey);
    }
    leave();
  } finally {
    isEnding = false;
  }
}

/** Syncs the state with an event of the auth client, from this tab or another one. */
export function handleAuthEvent(event: AuthChangeEvent, session: Session | null): void {
  if (event === 'SIGNED_OUT') return leave();
  if (session === null) return;
  const follow = () =>
    event === 'USER_UPDATED' ? showUpdatedUser(session.user) : adoptSession(session);
  // The client awaits its listeners, so calls that need its session must start after this one has returned.
  setTimeout(() => void follow().catch(ignoreShownError));
}

/** The API rejected a call: determines what the session lacks. */
export async function handleApiRejection(error: ApiError): Promise<void> {
  if (isChecking) return;
  isChecking = true;
  try {
    if (isSecondFactorRefusal(error)) await refreshAndDemandSecondFactor();
    else if (error.status === 401) await leaveIfSessionEnded();
  } finally {
    isChecking = false;
  }
}

async function enter(user: Session['user']): Promise<void> {
  // Another person has signed in, in another tab.
  if (sessionState().status === 'signed-in') setSignedOut();
  else if (adopting !== undefined) clearCachedData();
  try {
    startPrefetch();
    const { loadProfile } = await import('./load-profile.ts');
    const profile = await loadProfile(user);
    if (newest === user.id) changeSession({ status: 'signed-in', authId: user.id, profile });
  } catch (error) {
    if (newest !== user.id) return;
    if (isSecondFactorRefusal(error)) return refreshAndDemandSecondFactor();
    // Whoever has just signed in is told on the form, and stays there.
    if (isUnreachable(error) && sessionState().status !== 'signed-out') return showUnreachable();
    const message = error instanceof Error ? error.message : texts.errors.loginFailed;
    changeSession({ status: 'signed-out', error: message });
    throw error;
  }
}

/** Loads the profile of the signed-in person anew, after something in the account has changed. */
export async function showUpdatedUser(user: Session['user']): Promise<void> {
  if (!isSignedIn(user.id)) return;
  const { loadProfile } = await import('./load-profile.ts');
  const profile = await loadProfile(user);
  if (isSignedIn(user.id)) changeSession({ status: 'signed-in', authId: user.id, profile });
}

/** Asks the auth service whether the session was ended elsewhere, and if so ends it here. */
async function leaveIfSessionEnded(): Promise<void> {
  const opened = openedClient();
  const refusal = (await opened?.client.getUser())?.error;
  if (opened && refusal && isSessionEnded(refusal)) {
    browserStorage.remove(opened.storageKey);
    leave();
  }
}

/** The client uses its own error name when the server reports that the session does not exist. */
function isSessionEnded({ name, status }: AuthError): boolean {
  return name === 'AuthSessionMissingError' || status === 401 || status === 403;
}

/**
 * A factor was added since this session began: the stored session must include it, or a reload would not ask for it.
 */
async function refreshAndDemandSecondFactor(): Promise<void> {
  const renewed = await openedClient()?.client.refreshSession();
  const user = renewed?.data.session?.user;
  if (user) demandSecondFactor(user.id);
}

async function lacksSecondFactor(): Promise<boolean> {
  const levels = await openedClient()?.client.mfa.getAuthenticatorAssuranceLevel();
  return levels?.data?.nextLevel === 'aal2' && levels.data.currentLevel !== 'aal2';
}

function isSignedIn(authId: string): boolean {
  return currentAuthId() === authId;
}

function demandSecondFactor(authId: string): void {
  const state = sessionState();
  if (state.status === 'second-factor' && state.authId === authId) return;
  clearCachedData();
  changeSession({ status: 'second-factor', authId });
}

/**
 * Leaves the signed-in screens: goes to the landing page if the session was ended on purpose, here or in another tab.
 * Otherwise it has expired, or was ended elsewhere.
 */
function leave(): void {
  const { status } = sessionState();
  // While nobody has been found, there is nobody to leave.
  if (status === 'loading' && newest === undefined) return;
  newest = undefined;
  if (status === 'signed-out') return;
  if (isEnding || (!isChecking && wasSignedOut())) {
    navigate(paths.landing);
    setSignedOut();
  } else {
    setSignedOut(texts.errors.sessionEnded);
  }
}

function setSignedOut(error?: string): void {
  clearCachedData();
  changeSession(error === undefined ? { status: 'signed-out' } : { status: 'signed-out', error });
}

function clearCachedData(): void {
  // One person's cached data must not be visible to the next.
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== '/api/config' });
}

function showUnreachable(): void {
  changeSession({ status: 'unreachable' });
}

function isUnreachable(error: unknown): boolean {
  return isServerUnreachable(error instanceof Error ? (error.cause ?? error) : error);
}

function isSecondFactorRefusal(error: unknown): boolean {
  const refusal = error instanceof Error && error.cause instanceof ApiError ? error.cause : error;
  return refusal instanceof ApiError && refusal.code === SECOND_FACTOR_REQUIRED;
}

function ignoreShownError(): void {
  // The state already carries the reason, and the screens show it.
}

import { browserStorage } from '#web/lib/storage.ts';

const STORAGE_KEY = 'proviso-signed-out-at';
/** A sign-out reaches the other tabs at once, unless the browser has put them to sleep. */
const RECENT_MS = 60_000;

/**
 * Notes in this browser that somebody is signing out: the auth client reports the end of a session alike, whether it
 * was wished for or not.
 */
export function noteSignOut(): void {
  browserStorage.write(STORAGE_KEY, String(Date.now()));
}

/** Whether somebody has just signed out in this browser, in any tab. */
export function wasSignedOut(): boolean {
  return Date.now() - Number(browserStorage.read(STORAGE_KEY)) < RECENT_MS;
}

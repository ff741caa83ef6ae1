import type { Page } from '@playwright/test';

/** The key under which the official client stores the session of a service on localhost. */
const SESSION_KEY = 'sb-localhost-auth-token';

interface StoredSession {
  readonly access_token: string;
  readonly refresh_token: string;
}

/** The session stored in the browser. */
export async function readSession(page: Page): Promise<StoredSession> {
  const stored = await page.evaluate((key) => localStorage.getItem(key), SESSION_KEY);
  return JSON.parse(stored ?? '{}') as StoredSession;
}

/** Makes the client in the browser believe that its token expires in so many seconds. */
export async function expireSession(page: Page, seconds = 20): Promise<void> {
  await page.evaluate(
    ([key, left]) => {
      const session = JSON.parse(localStorage.getItem(key) ?? '{}') as object;
      const soon = Math.floor(Date.now() / 1000) + left;
      localStorage.setItem(key, JSON.stringify({ ...session, expires_at: soon }));
    },
    [SESSION_KEY, seconds] as const,
  );
}

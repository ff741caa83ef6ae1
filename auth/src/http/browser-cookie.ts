import { createHash } from 'node:crypto';

import type { FastifyRequest } from 'fastify';

/** The cookie that identifies a browser when it returns from a provider. */
export interface BrowserCookie {
  /** The header that sets it. */
  set(state: string, secret: string): string;
  /** The header that removes it. */
  remove(state: string): string;
  read(request: FastifyRequest, state: string): string | undefined;
}

/**
 * Binds the cookie to the service's public address. Each sign-in has its own cookie, which is sent only to `/callback`,
 * also when following links from other sites (`SameSite=Lax`), as the browser's return does.
 */
export function createBrowserCookie(issuer: string, life: number): BrowserCookie {
  const { pathname, protocol } = new URL(issuer);
  const path = `${pathname.replace(/\/$/u, '')}/callback`;
  const secure = protocol === 'https:' ? '; Secure' : '';
  const attributes = `Path=${path}; HttpOnly; SameSite=Lax${secure}`;
  return {
    set: (state, secret) =>
      `${nameOf(state)}=${secret}; Max-Age=${Math.floor(life / 1000)}; ${attributes}`,
    remove: (state) => `${nameOf(state)}=; Max-Age=0; ${attributes}`,
    read: (request, state) => {
      const start = `${nameOf(state)}=`;
      const cookies = request.headers.cookie?.split(/; */u) ?? [];
      return cookies.find((cookie) => cookie.startsWith(start))?.slice(start.length);
    },
  };
}

function nameOf(state: string): string {
  return `sign-in-${createHash('sha256').update(state).digest('hex').slice(0, 16)}`;
}

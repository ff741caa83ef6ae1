import type { FastifyRequest } from 'fastify';

import { crossSite } from './errors.ts';

const SAFE_METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether the route changes nothing despite its method: its query is in the body. */
    isReadOnly?: boolean;
  }
}

/** Marks a route, or its operation, as changing nothing. */
export const readOnly = { isReadOnly: true } as const;

/** Whether a request's method changes nothing. */
export function isSafeMethod({ method }: Pick<FastifyRequest, 'method'>): boolean {
  return SAFE_METHODS.has(method);
}

/** Like `isSafeMethod`, but also honors the route's or operation's own declaration: what a read-only key may call. */
export function isReadOnlyOperation({
  method,
  isReadOnly = false,
}: Pick<FastifyRequest, 'method'> & { readonly isReadOnly?: boolean | undefined }): boolean {
  return isReadOnly || isSafeMethod({ method });
}

/**
 * Refuses cross-site writes sent by a browser. The token alone already keeps out strangers; this also stops pages that
 * obtained one. Clients other than browsers send neither header.
 */
export function createWriteGuard(publicOrigin: string) {
  return async (request: FastifyRequest): Promise<void> => {
    if (isSafeMethod(request)) return;
    const { origin, 'sec-fetch-site': site } = request.headers;
    const isSameSite = site === undefined || site === 'same-origin';
    const isSameOrigin =
      origin === undefined || origin === publicOrigin || hostOf(origin) === request.host;
    if (isSameSite && isSameOrigin) return;
    throw crossSite();
  };
}

function hostOf(origin: string): string | undefined {
  return URL.parse(origin)?.host;
}

import type { FastifyRequest } from 'fastify';

import { crossSite } from './errors.ts';

const READING: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether the route changes nothing though its method says otherwise: what it is asked goes in a body. */
    isReadOnly?: boolean;
  }
}

/** What a route that changes nothing says of itself, and its operation as well. */
export const readOnly = { isReadOnly: true } as const;

/** Whether a request changes nothing, by its method. */
export function isReading({ method }: Pick<FastifyRequest, 'method'>): boolean {
  return READING.has(method);
}

/** The same, by what its route or its operation says of itself as well: what a key that may only read opens. */
export function onlyReads({
  method,
  isReadOnly = false,
}: Pick<FastifyRequest, 'method'> & { readonly isReadOnly?: boolean | undefined }): boolean {
  return isReadOnly || isReading({ method });
}

/**
 * Refuses writes that a browser makes for another site. The token alone already keeps strangers out; this keeps
 * out pages that got hold of one. Programs other than browsers send neither header.
 */
export function createWriteGuard(publicOrigin: string) {
  return async (request: FastifyRequest): Promise<void> => {
    if (isReading(request)) return;
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

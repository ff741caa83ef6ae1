import type { FastifyRequest } from 'fastify';

/** The bearer token of a request (RFC 6750, section 2.1), or undefined if there is none. */
export function readBearerToken({ headers }: FastifyRequest): string | undefined {
  return /^Bearer +(\S+)$/i.exec(headers.authorization ?? '')?.[1];
}

import type { FastifyRequest } from 'fastify';

import { AuthError } from '../errors.ts';

const BEARER = /^bearer +(\S+)$/iu;

/** The token of the `Authorization` header; throws `no_authorization` when there is none. */
export function requireBearerToken(request: FastifyRequest): string {
  const token = BEARER.exec(request.headers.authorization ?? '')?.[1];
  if (token === undefined) throw new AuthError('no_authorization');
  return token;
}

import type { FastifyRequest } from 'fastify';
import { z } from 'zod';

import { AuthError } from '../errors.ts';

/** The id in the request's path; throws `validation_failed` with status 404 for an invalid one. */
export function readUuid(request: FastifyRequest, name: string): string {
  const { [name]: value } = request.params as Record<string, string | undefined>;
  const id = z.guid().safeParse(value).data?.toLowerCase();
  if (id !== undefined) return id;
  const message = `${name} must be an UUID`;
  throw new AuthError('validation_failed', { status: 404, message });
}

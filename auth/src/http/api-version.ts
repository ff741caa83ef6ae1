import type { FastifyReply, FastifyRequest } from 'fastify';

const HEADER = 'x-supabase-api-version';
/** From this version on, errors have their code in `code`; clients look for the version in the answer. */
const STRING_CODES = '2024-01-01';
const DATE = /^\d{4}-\d{2}-\d{2}$/u;

/** True when the client requested the newer error format; the answer then says so. */
export function negotiateApiVersion(request: FastifyRequest, reply: FastifyReply): boolean {
  const asked = request.headers[HEADER];
  // Dates in this format sort as strings.
  if (typeof asked !== 'string' || !DATE.test(asked) || asked < STRING_CODES) return false;
  reply.header(HEADER, STRING_CODES);
  return true;
}

import { randomUUID } from 'node:crypto';

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ZodError } from 'zod';

import { describeFault } from '../describe-fault.ts';
import { AuthError, OAuthError } from '../errors.ts';
import { negotiateApiVersion } from './api-version.ts';

/** Gives every refusal under these routes the form that Supabase Auth's clients expect. */
export function handleErrors(app: FastifyInstance): void {
  app.setNotFoundHandler((request, reply) => {
    answer(request, reply, new AuthError('not_found'));
  });
  app.setErrorHandler((error, request, reply) => {
    if (error instanceof OAuthError) {
      return reply.code(400).send({ error: error.error, error_description: error.message });
    }
    const refusal = toAuthError(error);
    if (refusal.status < 500) return answer(request, reply, refusal);
    const errorId = randomUUID();
    request.log.error({ event: 'auth.fault', errorId, ...describeFault(error) });
    return answer(request, reply, refusal, { error_id: errorId });
  });
}

function answer(
  request: FastifyRequest,
  reply: FastifyReply,
  error: AuthError,
  extra: object = {},
): FastifyReply {
  const { code, message, status, retryAfter, weakPassword } = error;
  const base = negotiateApiVersion(request, reply)
    ? { code, message }
    : { code: status, error_code: code, msg: message };
  if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter));
  return reply.code(status).send({
    ...base,
    ...(weakPassword && { weak_password: weakPassword }),
    ...extra,
  });
}

/** Errors other than our refusals are Fastify's, about an unreadable body, or faults. */
function toAuthError(error: unknown): AuthError {
  if (error instanceof AuthError) return error;
  if (error instanceof ZodError) return invalidBody(error);
  const { statusCode, code } = error as { statusCode?: unknown; code?: unknown };
  if (statusCode === 413) return new AuthError('request_entity_too_large');
  if (code === 'FST_ERR_CTP_INVALID_JSON_BODY') return new AuthError('bad_json');
  if (typeof statusCode === 'number' && statusCode >= 400 && statusCode < 500) {
    return new AuthError('validation_failed', { status: statusCode });
  }
  return new AuthError('unexpected_failure');
}

/** Names the field, never its value. */
function invalidBody({ issues }: ZodError): AuthError {
  const field = issues[0]?.path.join('.') || 'body';
  return new AuthError('validation_failed', { message: `The field ${field} is not valid` });
}

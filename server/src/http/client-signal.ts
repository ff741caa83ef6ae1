import type { FastifyReply } from 'fastify';

import { requestAbandoned } from './errors.ts';

/**
 * Aborted when the client disconnects before it has its answer, so abandoned work can stop. Use it only for work that
 * changes nothing.
 */
export function clientSignal({ raw }: FastifyReply): AbortSignal {
  // Not the framework's request signal, which is aborted as soon as the request's body has been read.
  const controller = new AbortController();
  const abort = () => controller.abort(requestAbandoned());
  raw.once('close', () => raw.writableFinished || abort());
  if (raw.destroyed) abort();
  return controller.signal;
}

import type { FastifyReply } from 'fastify';

import { clientGone } from './errors.ts';

/**
 * Aborted when the client goes away before it has its answer: what nobody waits for need not be done. It is for work
 * that changes nothing.
 */
export function clientSignal({ raw }: FastifyReply): AbortSignal {
  // Not the framework's signal of a request: that is aborted as soon as the request's body has been read.
  const controller = new AbortController();
  const abort = () => controller.abort(clientGone());
  raw.once('close', () => raw.writableFinished || abort());
  if (raw.destroyed) abort();
  return controller.signal;
}

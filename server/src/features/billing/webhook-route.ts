import type { FastifyPluginAsync } from 'fastify';

import { signatureInvalid } from './errors.ts';
import { reachPayments } from './reach-payments.ts';
import type { ReceiveEvent } from './receive-event.ts';

/** Events carry whole invoices. */
const BODY_LIMIT = 1024 * 1024;

/** Where the payment service tells its news; it stands before the session guard, and the signature guards it. */
export function webhookRoute(receiveEvent: ReceiveEvent): FastifyPluginAsync {
  return async (routes) => {
    // A signature is over bytes: what was parsed and written again is not what was signed.
    routes.removeAllContentTypeParsers();
    routes.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: BODY_LIMIT }, keepBytes);
    routes.post('/billing/webhook', { bodyLimit: BODY_LIMIT }, async (request) => {
      const { body, headers, log } = request;
      const signature = headers['stripe-signature'];
      if (!Buffer.isBuffer(body) || typeof signature !== 'string') throw signatureInvalid();
      await reachPayments(log)(() => receiveEvent(body, signature));
      return { received: true };
    });
  };
}

async function keepBytes(_request: unknown, body: Buffer): Promise<Buffer> {
  return body;
}

import type { FastifyPluginAsync } from 'fastify';

import { signatureInvalid } from './errors.ts';
import type { ReceiveEvent } from './receive-event.ts';
import { withPaymentErrors } from './with-payment-errors.ts';

/** Events contain whole invoices. */
const BODY_LIMIT = 1024 * 1024;

/** Where the payment service sends its events; not behind the session guard, but guarded by the signature. */
export function webhookRoute(receiveEvent: ReceiveEvent): FastifyPluginAsync {
  return async (routes) => {
    // The signature covers the exact bytes, so the body must not be parsed first.
    routes.removeAllContentTypeParsers();
    routes.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: BODY_LIMIT }, passThrough);
    routes.post('/billing/webhook', { bodyLimit: BODY_LIMIT }, async (request) => {
      const { body, headers, log } = request;
      const signature = headers['stripe-signature'];
      if (!Buffer.isBuffer(body) || typeof signature !== 'string') throw signatureInvalid();
      await withPaymentErrors(log)(() => receiveEvent(body, signature));
      return { received: true };
    });
  };
}

async function passThrough(_request: unknown, body: Buffer): Promise<Buffer> {
  return body;
}

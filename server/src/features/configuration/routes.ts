import { type Configuration, MAX_TEXT_LENGTH, MAX_UPLOAD_BYTES } from '@proviso/contracts';
import { catalogue, ENGINE } from '@proviso/engine';
import type { FastifyPluginAsync } from 'fastify';

import { PRODUCT } from '#server/product.ts';

interface Settings {
  readonly accounts: { readonly signup: 'open' | 'closed'; readonly passwordMinLength: number };
  readonly billing: { readonly mode: 'on' | 'off' };
}

/** What the web app must know before anybody is signed in. Public: nothing here is a secret. */
export function configurationRoutes({ accounts, billing }: Settings): FastifyPluginAsync {
  const configuration: Configuration = {
    version: PRODUCT.version,
    auth: { url: '/auth/v1', publicKey: 'embedded', google: false, ...accounts },
    billing: billing.mode,
    engine: { ...ENGINE, detectors: catalogue.length },
    limits: { uploadBytes: MAX_UPLOAD_BYTES, textLength: MAX_TEXT_LENGTH },
  };
  return async (routes) => {
    routes.get('/config', () => configuration);
  };
}

import { type Configuration, MAX_TEXT_LENGTH, MAX_UPLOAD_BYTES } from '@proviso/contracts';
import { catalogue, ENGINE } from '@proviso/engine';
import type { FastifyPluginAsync } from 'fastify';

import type { Identity } from '#server/ports/identity.ts';
import type { LanguageModel } from '#server/ports/language-model.ts';
import type { Payments } from '#server/ports/payments.ts';
import { PRODUCT } from '#server/product.ts';

interface Dependencies {
  readonly identity: Pick<Identity, 'describeSignIn'>;
  readonly payments: Pick<Payments, 'driver'> | null;
  readonly languageModel: Pick<LanguageModel, 'model' | 'host'> | null;
  readonly configuration: {
    readonly accounts: { readonly passwordMinLength: number };
  };
}

/** What the web app must know before sign-in. Public: nothing here is secret. */
export function createConfiguration(dependencies: Dependencies): {
  readonly describe: () => Promise<Configuration>;
  readonly routes: FastifyPluginAsync;
} {
  const { identity, payments, languageModel, configuration } = dependencies;
  const { passwordMinLength } = configuration.accounts;
  const describe = async (): Promise<Configuration> => ({
    version: PRODUCT.version,
    auth: { ...(await identity.describeSignIn()), passwordMinLength },
    billing: payments?.driver ?? 'off',
    engine: { ...ENGINE, detectors: catalogue.length },
    languageModel: languageModel && { model: languageModel.model, host: languageModel.host },
    limits: { uploadBytes: MAX_UPLOAD_BYTES, textLength: MAX_TEXT_LENGTH },
  });
  return {
    describe,
    routes: async (routes) => {
      routes.get('/config', describe);
    },
  };
}

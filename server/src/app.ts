import type { FastifyInstance, FastifyPluginAsync } from 'fastify';

import type { Dependencies } from '#server/dependencies.ts';
import type { Features } from '#server/features.ts';

import { acceptEmptyJson } from './http/accept-empty-json.ts';
import { createBareApp } from './http/bare-app.ts';
import { refuseUnknownPath } from './http/handle-errors.ts';
import { guardQueries } from './http/query-guard.ts';
import { limitAddresses, limitKeys, limitCostlyWork } from './http/rate-limits.ts';
import { securityContactRoutes } from './http/security-contact.ts';
import { createSessionGuard, type RequiredAccess } from './http/session-guard.ts';
import { serveWebApp } from './http/web-app.ts';
import { createWriteGuard } from './http/write-guard.ts';
import { API_OPERATIONS } from './openapi/operations.ts';
import { descriptionRoutes } from './openapi/routes.ts';

/** The complete HTTP application: API, auth service and web app. It does not listen. */
export async function createApp(
  dependencies: Dependencies,
  features: Features,
): Promise<FastifyInstance> {
  const { configuration } = dependencies;
  const app = await createBareApp(dependencies, queuesOf(features));
  if (dependencies.authRoutes !== null) {
    await app.register(dependencies.authRoutes, { prefix: '/auth/v1' });
  }
  await app.register(apiRoutes(dependencies, features), { prefix: '/api' });
  await app.register(securityContactRoutes(dependencies));
  await serveWebApp(app, {
    folder: dependencies.webFolder,
    publicOrigin: configuration.publicOrigin,
    describe: features.configuration.describe,
  });
  return app;
}

/** The HTTP application of a worker process, for its operator only: health and metrics. It does not listen. */
export async function createWorkerApp(
  dependencies: Dependencies,
  features: Features,
): Promise<FastifyInstance> {
  const app = await createBareApp(dependencies, queuesOf(features));
  app.setNotFoundHandler(refuseUnknownPath);
  return app;
}

function queuesOf({ documents, webhooks }: Features): readonly string[] {
  return [documents.queueName, webhooks.queueName];
}

/**
 * The API. Everything that is not public is registered behind the session guard, so no route can forget it; API keys
 * are accepted in the second tree only.
 */
function apiRoutes(dependencies: Dependencies, features: Features): FastifyPluginAsync {
  const { configuration, identity } = dependencies;
  return async (api) => {
    chooseParsers(api);
    api.decorateRequest('account', null);
    await guardAllCalls(api, configuration.publicOrigin);
    await api.register(features.configuration.routes);
    await api.register(descriptionRoutes);
    if (features.billing !== null) await api.register(features.billing.webhook);
    await api.register(features.exports.downloadRoutes);
    const { profiles, apiKeys } = features;
    const guard = (access: RequiredAccess) =>
      createSessionGuard({ identity, findProfile: profiles.findProfile, keys: apiKeys }, access);
    await api.register(async (guarded) => {
      guarded.addHook('onRequest', guard('session'));
      await guarded.register(features.profiles.routes);
      await guarded.register(features.apiKeys.routes);
      await guarded.register(features.webhooks.routes);
      await guarded.register(features.audit.routes);
      await guarded.register(features.ownPolicies.routes);
      if (features.billing !== null) await guarded.register(features.billing.routes);
      if (features.embeddedCheckout !== null) {
        await guarded.register(features.embeddedCheckout.routes);
      }
      await guarded.register(features.exports.routes);
      await guarded.register(features.accounts.routes);
      await guarded.register(features.retention.routes);
      await guarded.register(features.secondReader.routes);
    });
    await api.register(async (guarded) => {
      guarded.addHook('onRequest', guard('session-or-key'));
      limitKeys(guarded);
      await guarded.register(features.documents.routes);
      await guarded.register(features.decisions.routes);
      await guarded.register(features.allowed.routes);
      await guarded.register(features.marks.routes);
      await guarded.register(features.originals.routes);
      await guarded.register(features.search.routes);
      await guarded.register(features.analyses.routes);
      await guarded.register(features.cleanings.routes);
      await guarded.register(features.changes.routes);
      await guarded.register(features.reports.routes);
      await guarded.register(features.usage.routes);
      await guarded.register(features.statistics.routes);
      await guarded.register(features.policies.routes);
    });
  };
}

/** Sets the guards of every call, public or not. */
async function guardAllCalls(api: FastifyInstance, publicOrigin: string): Promise<void> {
  await limitAddresses(api);
  limitCostlyWork(api);
  api.addHook('onRequest', createWriteGuard(publicOrigin));
  // After the session guard: whoever is not signed in is told that, and nothing else.
  guardQueries(api, API_OPERATIONS);
}

function chooseParsers(api: FastifyInstance): void {
  api.removeContentTypeParser('text/plain');
  acceptEmptyJson(api, 'DELETE');
}

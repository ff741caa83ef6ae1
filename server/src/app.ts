import fastify, { type FastifyInstance, type FastifyPluginAsync, LogController } from 'fastify';

import type { Configuration } from '#server/config/configuration.ts';
import type { Dependencies } from '#server/dependencies.ts';
import type { Features } from '#server/features.ts';

import { answerBadAddress, answerErrors } from './http/answer-errors.ts';
import { compressAnswers } from './http/compress-answers.ts';
import { healthRoutes } from './http/health.ts';
import { limitAddresses, limitKeys, limitWork } from './http/rate-limits.ts';
import { addSecurityHeaders, type Origins } from './http/security-headers.ts';
import { createSessionGuard, type Door } from './http/session-guard.ts';
import { serveWebApp } from './http/web-app.ts';
import { createWriteGuard } from './http/write-guard.ts';

const HEADERS_TIMEOUT_MS = 15_000;
/** Time for 10 MB over a line of 1 Mbit/s. */
const REQUEST_TIMEOUT_MS = 120_000;
const JSON_BODY_BYTES = 64 * 1024;
const MAX_CONNECTIONS = 2000;

/** The whole HTTP face: API, auth service and web app. It does not listen. */
export async function createApp(
  dependencies: Dependencies,
  features: Features,
): Promise<FastifyInstance> {
  const { configuration, logger } = dependencies;
  const origins = originsOf(configuration);
  const { trustProxy } = configuration.network;
  const app = fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trustProxy.length > 0 ? trustProxy : false,
    bodyLimit: JSON_BODY_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    http: { headersTimeout: HEADERS_TIMEOUT_MS },
    maxRequestsPerSocket: 1000,
    frameworkErrors: answerBadAddress(origins),
    // A UUID is the longest parameter of a path.
    routerOptions: { maxParamLength: 64 },
  });
  // At this level the framework says where it listens, which the process says in words for people.
  Object.assign(app.log, { info: app.log.debug });
  app.server.maxConnections = MAX_CONNECTIONS;
  addSecurityHeaders(app, origins);
  compressAnswers(app);
  answerErrors(app);
  logRequests(app);
  await app.register(healthRoutes(dependencies));
  if (dependencies.authRoutes !== null) {
    await app.register(dependencies.authRoutes, { prefix: '/auth/v1' });
  }
  await app.register(apiRoutes(dependencies, features), { prefix: '/api' });
  await serveWebApp(app, {
    folder: dependencies.webFolder,
    publicOrigin: configuration.publicOrigin,
    describe: features.configuration.describe,
  });
  return app;
}

function originsOf({ publicOrigin, hostedAuth }: Configuration): Origins {
  const { url } = hostedAuth;
  return { publicOrigin, authOrigin: url && new URL(url).origin };
}

/**
 * The API. Everything but the configuration stands behind the session guard, by place and not by care; API keys open the
 * second tree alone.
 */
function apiRoutes(dependencies: Dependencies, features: Features): FastifyPluginAsync {
  const { configuration, identity } = dependencies;
  return async (api) => {
    api.removeContentTypeParser('text/plain');
    api.decorateRequest('account', null);
    await limitAddresses(api);
    limitWork(api);
    api.addHook('onRequest', createWriteGuard(configuration.publicOrigin));
    await api.register(features.configuration.routes);
    if (features.billing !== null) await api.register(features.billing.webhook);
    await api.register(features.exports.downloadRoutes);
    const { profiles, apiKeys } = features;
    const guard = (door: Door) =>
      createSessionGuard({ identity, findProfile: profiles.findProfile, keys: apiKeys }, door);
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
      await guarded.register(features.originals.routes);
      await guarded.register(features.analyses.routes);
      await guarded.register(features.cleanings.routes);
      await guarded.register(features.reports.routes);
      await guarded.register(features.usage.routes);
      await guarded.register(features.statistics.routes);
      await guarded.register(features.policies.routes);
    });
  };
}

/** One line for each answer, with the route's pattern in place of the path: paths carry ids. */
function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async ({ method, routeOptions, log }, reply) => {
    const { url: route } = routeOptions;
    const milliseconds = Math.round(reply.elapsedTime);
    log.debug({ method, route, status: reply.statusCode, milliseconds }, 'request');
  });
}

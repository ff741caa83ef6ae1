import fastify, { type FastifyInstance, LogController } from 'fastify';

import type { Configuration } from '#server/config/configuration.ts';
import type { Dependencies } from '#server/dependencies.ts';
import type { Metrics } from '#server/ports/metrics.ts';

import { compressResponses } from './compress-responses.ts';
import { handleBadUrl, handleErrors } from './handle-errors.ts';
import { healthRoutes } from './health.ts';
import { metricsRoutes } from './metrics.ts';
import { addSecurityHeaders, type Origins } from './security-headers.ts';

const HEADERS_TIMEOUT_MS = 15_000;
/** Enough for 10 MB over a 1 Mbit/s line. */
const REQUEST_TIMEOUT_MS = 120_000;
const JSON_BODY_BYTES = 64 * 1024;
const MAX_CONNECTIONS = 2000;

/** What every process serves: health and metrics, with our headers, limits and errors. It does not listen. */
export async function createBareApp(
  dependencies: Dependencies,
  queues: readonly string[],
): Promise<FastifyInstance> {
  const { configuration, logger, metrics } = dependencies;
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
    frameworkErrors: handleBadUrl(origins),
    // A UUID is the longest path parameter.
    routerOptions: { maxParamLength: 64 },
  });
  // The framework logs its listening address at this level; the process already prints it for people.
  Object.assign(app.log, { info: app.log.debug });
  app.server.maxConnections = MAX_CONNECTIONS;
  addSecurityHeaders(app, origins);
  compressResponses(app);
  handleErrors(app);
  recordRequests(app, metrics);
  await app.register(healthRoutes(dependencies));
  await app.register(metricsRoutes(dependencies, queues));
  return app;
}

function originsOf({ publicOrigin, hostedAuth }: Configuration): Origins {
  const { url } = hostedAuth;
  return { publicOrigin, authOrigin: url && new URL(url).origin };
}

/** Logs and counts each answer by the route's pattern instead of the path, because paths contain ids. */
function recordRequests(app: FastifyInstance, metrics: Metrics): void {
  app.addHook('onResponse', async ({ method, routeOptions, log }, reply) => {
    const { url: route } = routeOptions;
    const milliseconds = Math.round(reply.elapsedTime);
    metrics.recordRequest({
      method,
      route,
      status: reply.statusCode,
      seconds: reply.elapsedTime / 1000,
    });
    log.debug({ method, route, status: reply.statusCode, milliseconds }, 'request');
  });
}

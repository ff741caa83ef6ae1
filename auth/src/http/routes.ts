import type { FastifyPluginAsync } from 'fastify';

import { type Background, superviseBackground } from '../background.ts';
import { type Sweep, sweepHourly } from '../sweep.ts';
import { acceptJson } from './accept-json.ts';
import { adminRoutes } from './admin-routes.ts';
import { factorRoutes } from './factor-routes.ts';
import { googleRoutes } from './google-routes.ts';
import { handleErrors } from './handle-errors.ts';
import { hideQueries } from './hide-queries.ts';
import { identityRoutes } from './identity-routes.ts';
import { informationRoutes } from './information-routes.ts';
import { mailRoutes } from './mail-routes.ts';
import { recoveryRoutes } from './recovery-routes.ts';
import { sessionRoutes } from './session-routes.ts';
import { signOutRoute } from './sign-out-route.ts';
import { signUpRoute } from './sign-up-route.ts';
import { tokenRoute } from './token-route.ts';
import { userRoutes } from './user-routes.ts';
import { verifyRoutes } from './verify-routes.ts';

type Services = Parameters<typeof informationRoutes>[1] &
  Parameters<typeof signOutRoute>[1] &
  Parameters<typeof sessionRoutes>[1] &
  Parameters<typeof signUpRoute>[1] &
  Parameters<typeof tokenRoute>[1] &
  Parameters<typeof userRoutes>[1] &
  Parameters<typeof mailRoutes>[1] &
  Parameters<typeof adminRoutes>[1] &
  Parameters<typeof factorRoutes>[1] &
  Parameters<typeof recoveryRoutes>[1] &
  Parameters<typeof googleRoutes>[1] &
  Parameters<typeof identityRoutes>[1] &
  Parameters<typeof verifyRoutes>[1] & { readonly sweep: Sweep; readonly background: Background };

/** All routes of the service, for any base path. */
export function createRoutes(services: Services): FastifyPluginAsync {
  return async (app) => {
    hideQueries(app);
    acceptJson(app);
    handleErrors(app);
    app.addHook('onRequest', async (_request, reply) => {
      reply.header('cache-control', 'no-store');
    });
    signUpRoute(app, services);
    tokenRoute(app, services);
    userRoutes(app, services);
    signOutRoute(app, services);
    sessionRoutes(app, services);
    mailRoutes(app, services);
    factorRoutes(app, services);
    recoveryRoutes(app, services);
    googleRoutes(app, services);
    identityRoutes(app, services);
    verifyRoutes(app, services);
    adminRoutes(app, services);
    informationRoutes(app, services);
    sweepHourly(app, services.sweep);
    superviseBackground(app, services.background);
  };
}

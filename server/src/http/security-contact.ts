import type { FastifyPluginAsync } from 'fastify';

import { DAY_MS } from '#server/calendar/durations.ts';
import type { Dependencies } from '#server/dependencies.ts';

import { pathUnknown } from './errors.ts';

/** Computed per request; whoever caches it longer must check that it is still valid. */
const VALID_MS = 90 * DAY_MS;

/**
 * `/.well-known/security.txt` (RFC 9116): where to report a vulnerability. The route does not exist unless the operator
 * names a contact.
 */
export function securityContactRoutes({
  configuration,
  clock,
}: Pick<Dependencies, 'configuration' | 'clock'>): FastifyPluginAsync {
  const { publicOrigin, network } = configuration;
  const path = '/.well-known/security.txt';
  // The RFC allows only https addresses.
  const canonical = publicOrigin.startsWith('https:') ? [`Canonical: ${publicOrigin}${path}`] : [];
  return async (routes) => {
    routes.get(path, async (_request, reply) => {
      if (network.securityContact.length === 0) throw pathUnknown();
      const lines = [
        ...network.securityContact.map((contact) => `Contact: ${contact}`),
        `Expires: ${new Date(clock.now() + VALID_MS).toISOString()}`,
        ...canonical,
      ];
      return reply
        .header('cache-control', 'public, max-age=86400')
        .type('text/plain; charset=utf-8')
        .send(`${lines.join('\n')}\n`);
    });
  };
}

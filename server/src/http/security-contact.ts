import type { FastifyPluginAsync } from 'fastify';

import type { Dependencies } from '#server/dependencies.ts';

import { pathUnknown } from './errors.ts';

/** Computed anew for whoever asks; who keeps it for longer is to ask again whether it still holds. */
const VALID_MS = 90 * 24 * 60 * 60 * 1000;

/** `/.well-known/security.txt` (RFC 9116): whom to tell of a weakness. No address at all where the operator names nobody. */
export function securityContactRoutes({
  configuration,
  clock,
}: Pick<Dependencies, 'configuration' | 'clock'>): FastifyPluginAsync {
  const { publicOrigin, network } = configuration;
  const path = '/.well-known/security.txt';
  // The standard knows of no other address than one of https.
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

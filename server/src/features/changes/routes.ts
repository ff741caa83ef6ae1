import type { Changes } from '@proviso/contracts';
import type { FastifyPluginAsync } from 'fastify';

import type { ProfileRecord } from '#server/account.ts';
import { profileOf } from '#server/http/account-of.ts';
import { parseId } from '#server/http/parse.ts';
import { costlyWork } from '#server/http/rate-limits.ts';

import { changesNotFound } from './errors.ts';

/** Null when there is nothing to compare. */
type ReadChanges = (profile: ProfileRecord, id: number) => Promise<Changes | null>;

export function changeRoutes(readChanges: ReadChanges): FastifyPluginAsync {
  return async (routes) => {
    // Two whole reports are read.
    const limits = { config: costlyWork };
    routes.get<{ Params: { id: string } }>(
      '/documents/:id/changes',
      limits,
      async (request, reply) => {
        const id = parseId(request.params.id, changesNotFound);
        const changes = await readChanges(profileOf(request), id);
        // Sent as text: the framework would send null as no content.
        return reply.type('application/json; charset=utf-8').send(JSON.stringify(changes));
      },
    );
  };
}

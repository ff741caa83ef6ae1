import { Readable } from 'node:stream';

import type { ExportProgress, ExportTicket } from '@proviso/contracts';
import type { FastifyPluginAsync } from 'fastify';

import type { Account, ProfileRecord } from '#server/account.ts';
import { accountOf, profileOf } from '#server/http/account-of.ts';
import { attachment } from '#server/http/content-disposition.ts';
import { parseId } from '#server/http/parse.ts';
import { costlyWork } from '#server/http/rate-limits.ts';

import { exportNotFound } from './errors.ts';
import type { SendExport } from './send-export.ts';

/** A HEAD request would use up the ticket. */
const NO_HEAD = { exposeHeadRoute: false };

interface Dependencies {
  readonly createExport: (
    profile: ProfileRecord,
    principal: Account['principal'],
  ) => Promise<ExportTicket>;
  readonly readProgress: (profileId: number, id: number) => Promise<ExportProgress | undefined>;
}

export function exportRoutes({ createExport, readProgress }: Dependencies): FastifyPluginAsync {
  return async (routes) => {
    const limits = { config: costlyWork };
    routes.post('/exports', limits, async (request, reply): Promise<ExportTicket> => {
      reply.code(201);
      return createExport(profileOf(request), accountOf(request).principal);
    });

    routes.get<{ Params: { id: string } }>('/exports/:id', async (request) => {
      const profile = profileOf(request);
      const id = parseId(request.params.id, exportNotFound);
      const progress = await readProgress(profile.id, id);
      if (progress === undefined) throw exportNotFound();
      return progress;
    });
  };
}

/**
 * Where a browser downloads the archive directly, to disk instead of into the page's memory. Such a request carries no
 * bearer token, so a ticket authorizes it.
 */
export function exportDownloadRoutes(
  sendExport: SendExport,
  now: () => number,
): FastifyPluginAsync {
  return async (routes) => {
    routes.get<{ Params: { ticket: string } }>(
      '/export-files/:ticket',
      NO_HEAD,
      async (request, reply) => {
        const archive = await sendExport(request.params.ticket);
        const day = new Date(now()).toISOString().slice(0, 10);
        return reply
          .header('content-disposition', attachment(`proviso-export-${day}.zip`))
          .type('application/zip')
          .send(Readable.from(archive, { objectMode: false }));
      },
    );
  };
}

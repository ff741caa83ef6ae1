import { Readable } from 'node:stream';

import { auditFilterSchema, type AuditPage, auditQuerySchema } from '@proviso/contracts';
import type { FastifyPluginAsync } from 'fastify';

import { profileOf } from '#server/http/account-of.ts';
import { attachment } from '#server/http/content-disposition.ts';
import { parse } from '#server/http/parse.ts';
import { costlyWork } from '#server/http/rate-limits.ts';

import type { AuditStore } from './audit-store.ts';
import { writeCsv } from './write-csv.ts';

/** Reading an account's activity. */
export function auditRoutes(entries: Pick<AuditStore, 'list'>): FastifyPluginAsync {
  return async (routes) => {
    routes.get('/audit', async (request): Promise<AuditPage> => {
      const query = parse(auditQuerySchema, request.query);
      const page = await entries.list(profileOf(request).id, query);
      const last = page.length === query.limit ? page.at(-1) : undefined;
      return { entries: page, next: last?.id ?? null };
    });

    const limits = { config: costlyWork };
    routes.get('/audit.csv', limits, async (request, reply) => {
      const filter = parse(auditFilterSchema, request.query);
      return reply
        .header('content-disposition', attachment('proviso-activity.csv'))
        .type('text/csv; charset=utf-8')
        .send(Readable.from(writeCsv(entries, profileOf(request).id, filter)));
    });
  };
}

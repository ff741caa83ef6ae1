import { Readable } from 'node:stream';

import {
  type AuditFilter,
  auditFilterSchema,
  type AuditPage,
  auditQuerySchema,
} from '@proviso/contracts';
import type { FastifyPluginAsync } from 'fastify';

import { profileOf } from '#server/http/account-of.ts';
import { attachment } from '#server/http/content-disposition.ts';
import { parse } from '#server/http/parse.ts';
import { workRateLimit } from '#server/http/rate-limits.ts';

import type { AuditStore } from './audit-store.ts';
import { CSV_HEADER, csvLine } from './write-csv.ts';

const CSV_PAGE = 500;

/** Reading the activity of an account. */
export function auditRoutes(entries: Pick<AuditStore, 'list'>): FastifyPluginAsync {
  return async (routes) => {
    routes.get('/audit', async (request): Promise<AuditPage> => {
      const query = parse(auditQuerySchema, request.query);
      const page = await entries.list(profileOf(request).id, query);
      const last = page.length === query.limit ? page.at(-1) : undefined;
      return { entries: page, next: last?.id ?? null };
    });

    const limits = { config: { rateLimit: workRateLimit } };
    routes.get('/audit.csv', limits, async (request, reply) => {
      const filter = parse(auditFilterSchema, request.query);
      return reply
        .header('content-disposition', attachment('proviso-activity.csv'))
        .type('text/csv; charset=utf-8')
        .send(Readable.from(writeAll(entries, profileOf(request).id, filter)));
    });
  };
}

/** Page by page, so that a long history does not have to fit into memory. */
async function* writeAll(
  entries: Pick<AuditStore, 'list'>,
  profileId: number,
  filter: AuditFilter,
): AsyncGenerator<string> {
  yield CSV_HEADER;
  let before: number | undefined;
  do {
    const page = await entries.list(profileId, { ...filter, before, limit: CSV_PAGE });
    yield page.map(csvLine).join('');
    before = page.length === CSV_PAGE ? page.at(-1)?.id : undefined;
  } while (before !== undefined);
}

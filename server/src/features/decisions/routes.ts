import {
  type Analysis,
  decideRequestSchema,
  restoreQuerySchema,
  restoreRequestSchema,
} from '@proviso/contracts';
import type { FastifyPluginAsync } from 'fastify';

import { profileOf } from '#server/http/account-of.ts';
import { parse, parseId } from '#server/http/parse.ts';

import { findingNotFound } from './errors.ts';
import type { ReviewFindings } from './review-findings.ts';

/** Room for the most findings a request may name, with their fingerprints. */
const limits = { bodyLimit: 4 * 1024 * 1024 };

interface Address {
  Params: { id: string };
}

export function decisionRoutes({ dismiss, restore }: ReviewFindings): FastifyPluginAsync {
  return async (routes) => {
    routes.post<Address>('/documents/:id/decisions', limits, async (request): Promise<Analysis> => {
      const id = parseId(request.params.id, findingNotFound);
      const { reason, note, ...seen } = parse(decideRequestSchema, request.body);
      const findings = 'findings' in seen ? seen.findings : [seen];
      return dismiss(profileOf(request), id, findings, { reason, ...(note && { note }) });
    });

    routes.post<Address>(
      '/documents/:id/decisions/restore',
      limits,
      async (request): Promise<Analysis> => {
        const id = parseId(request.params.id, findingNotFound);
        const { findings } = parse(restoreRequestSchema, request.body);
        return restore(profileOf(request), id, findings);
      },
    );

    routes.delete<{ Params: { id: string; finding: string } }>(
      '/documents/:id/decisions/:finding',
      async (request): Promise<Analysis> => {
        const { params } = request;
        // Unlike document ids, finding ids start at zero.
        if (!/^\d{1,9}$/.test(params.finding)) throw findingNotFound();
        const query = parse(restoreQuerySchema, request.query);
        const seen = { finding: Number(params.finding), ...query };
        return restore(profileOf(request), parseId(params.id, findingNotFound), [seen]);
      },
    );
  };
}

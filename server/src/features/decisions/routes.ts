import { type Analysis, decideRequestSchema, restoreQuerySchema } from '@proviso/contracts';
import type { FastifyPluginAsync } from 'fastify';

import { profileOf } from '#server/http/account-of.ts';
import { parse, parseId } from '#server/http/parse.ts';

import { findingNotFound } from './errors.ts';
import type { ReviewFinding } from './review-finding.ts';

interface Address {
  Params: { id: string };
}

export function decisionRoutes({ dismiss, restore }: ReviewFinding): FastifyPluginAsync {
  return async (routes) => {
    routes.post<Address>('/documents/:id/decisions', async (request): Promise<Analysis> => {
      const id = parseId(request.params.id, findingNotFound);
      return dismiss(profileOf(request), id, parse(decideRequestSchema, request.body));
    });

    routes.delete<{ Params: { id: string; finding: string } }>(
      '/documents/:id/decisions/:finding',
      async (request): Promise<Analysis> => {
        const { params } = request;
        // Unlike documents, findings are counted from zero.
        if (!/^\d{1,9}$/.test(params.finding)) throw findingNotFound();
        const query = parse(restoreQuerySchema, request.query);
        const seen = { finding: Number(params.finding), ...query };
        return restore(profileOf(request), parseId(params.id, findingNotFound), seen);
      },
    );
  };
}

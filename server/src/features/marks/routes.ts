import { type Analysis, type MarkedAnalysis, markRequestSchema } from '@proviso/contracts';
import type { FastifyPluginAsync } from 'fastify';

import { profileOf } from '#server/http/account-of.ts';
import { clientSignal } from '#server/http/client-signal.ts';
import { parse, parseId } from '#server/http/parse.ts';
import { costlyWork } from '#server/http/rate-limits.ts';

import { documentNotFound, markNotFound } from './errors.ts';
import type { MarkWords } from './mark-words.ts';

interface Address {
  Params: { id: string };
}

export function markRoutes({ mark, unmark }: MarkWords): FastifyPluginAsync {
  return async (routes) => {
    const limits = { config: costlyWork };
    routes.post<Address>(
      '/documents/:id/marks',
      limits,
      async (request, reply): Promise<MarkedAnalysis> => {
        const id = parseId(request.params.id, documentNotFound);
        const input = parse(markRequestSchema, request.body);
        return mark(profileOf(request), id, input, clientSignal(reply));
      },
    );

    routes.delete<{ Params: { id: string; mark: string } }>(
      '/documents/:id/marks/:mark',
      async (request): Promise<Analysis> => {
        const { id, mark: markId } = request.params;
        const documentId = parseId(id, documentNotFound);
        return unmark(profileOf(request), documentId, parseId(markId, markNotFound));
      },
    );
  };
}

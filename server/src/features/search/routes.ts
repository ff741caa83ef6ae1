import { type SearchAnswer, searchRequestSchema, type WordsInDocument } from '@proviso/contracts';
import type { FastifyPluginAsync } from 'fastify';

import { profileOf } from '#server/http/account-of.ts';
import { clientSignal } from '#server/http/client-signal.ts';
import { parse, parseId } from '#server/http/parse.ts';
import { costlyWork } from '#server/http/rate-limits.ts';
import { readOnly } from '#server/http/write-guard.ts';

import { documentNotFound } from './errors.ts';
import type { FindInDocument } from './find-in-document.ts';
import type { SearchTexts } from './search-texts.ts';

interface Dependencies {
  readonly searchTexts: SearchTexts;
  readonly findInDocument: FindInDocument;
}

interface Address {
  Params: { id: string };
}

export function searchRoutes({ searchTexts, findInDocument }: Dependencies): FastifyPluginAsync {
  return async (routes) => {
    const limits = { config: { ...costlyWork, ...readOnly } };
    routes.post('/search', limits, async (request, reply): Promise<SearchAnswer> => {
      const { text } = parse(searchRequestSchema, request.body);
      return searchTexts(profileOf(request), text, clientSignal(reply));
    });

    routes.post<Address>(
      '/documents/:id/search',
      limits,
      async (request, reply): Promise<WordsInDocument> => {
        const id = parseId(request.params.id, documentNotFound);
        const { text: words } = parse(searchRequestSchema, request.body);
        return findInDocument(profileOf(request), { id, words }, clientSignal(reply));
      },
    );
  };
}

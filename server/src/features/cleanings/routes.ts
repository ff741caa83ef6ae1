import { type Cleaning, type CleanRequest, cleanRequestSchema } from '@proviso/contracts';
import type { FastifyPluginAsync } from 'fastify';

import type { ProfileRecord } from '#server/account.ts';
import { acceptEmptyJson } from '#server/http/accept-empty-json.ts';
import { profileOf } from '#server/http/account-of.ts';
import { clientSignal } from '#server/http/client-signal.ts';
import { attachment } from '#server/http/content-disposition.ts';
import { parse, parseId } from '#server/http/parse.ts';
import { costlyWork } from '#server/http/rate-limits.ts';

import type { CleanDocument, MakeKey } from './clean-document.ts';
import { cleaningNotFound } from './errors.ts';

interface Dependencies {
  readonly cleanDocument: CleanDocument;
  readonly makeKey: MakeKey;
  readonly listCleanings: (profile: ProfileRecord, id: number) => Promise<Cleaning[]>;
}

interface Address {
  Params: { id: string };
}

export function cleaningRoutes({
  cleanDocument,
  makeKey,
  listCleanings,
}: Dependencies): FastifyPluginAsync {
  return async (routes) => {
    // Clients may send the JSON content type without a body.
    acceptEmptyJson(routes, 'POST');
    const limits = { config: costlyWork };
    routes.post<Address>('/documents/:id/clean', limits, async (request, reply) => {
      const profile = profileOf(request);
      const id = parseId(request.params.id, cleaningNotFound);
      const choices = choicesOf(request.body);
      const { name, bytes } = await cleanDocument(profile, id, choices, clientSignal(reply));
      return reply
        .header('content-disposition', attachment(name))
        .type('application/octet-stream')
        .send(bytes);
    });

    routes.post<Address>('/documents/:id/clean/key', limits, async (request, reply) => {
      const id = parseId(request.params.id, cleaningNotFound);
      const choices = choicesOf(request.body);
      const made = await makeKey(profileOf(request), id, choices, clientSignal(reply));
      reply.header('content-disposition', attachment(made.name));
      return made.key;
    });

    routes.get<Address>('/documents/:id/cleanings', async (request) =>
      listCleanings(profileOf(request), parseId(request.params.id, cleaningNotFound)),
    );
  };
}

function choicesOf(body: unknown): CleanRequest {
  return parse(cleanRequestSchema, body ?? {});
}

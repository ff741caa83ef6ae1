import multipart from '@fastify/multipart';
import type { Document } from '@proviso/contracts';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { z } from 'zod';

import { isOwnId } from '#server/account.ts';
import { accountOf, profileOf } from '#server/http/account-of.ts';
import { parse, parseId } from '#server/http/parse.ts';
import { workRateLimit } from '#server/http/rate-limits.ts';

import { describeDocument } from './document-record.ts';
import type { DocumentStore } from './document-store.ts';
import { documentNotFound, notOwnDocuments } from './errors.ts';
import { readUpload } from './read-upload.ts';
import type { UploadDocument } from './upload-document.ts';
import { createUploadTurns } from './upload-turns.ts';

const listQuerySchema = z.object({ userId: z.string().optional() });

interface Dependencies {
  readonly documents: DocumentStore;
  readonly uploadDocument: UploadDocument;
}

export function documentRoutes({ documents, uploadDocument }: Dependencies): FastifyPluginAsync {
  const inTurn = createUploadTurns();
  return async (routes) => {
    await routes.register(multipart, { throwFileSizeLimit: false });

    routes.get('/documents', async (request): Promise<Document[]> => {
      const profile = profileOf(request);
      refuseForeignId(request, parse(listQuerySchema, request.query).userId);
      return (await documents.list(profile.id)).map(describeDocument);
    });

    routes.get<{ Params: { id: string } }>('/documents/:id', async (request): Promise<Document> => {
      const profile = profileOf(request);
      const id = parseId(request.params.id);
      const document = id === null ? undefined : await documents.find(profile.id, id);
      if (document === undefined) throw documentNotFound();
      return describeDocument(document);
    });

    routes.post('/upload', { config: { rateLimit: workRateLimit } }, async (request, reply) => {
      const profile = profileOf(request);
      return inTurn(profile.id, async () => {
        const { file, userId, policy } = await readUpload(request);
        refuseForeignId(request, userId);
        reply.code(201);
        return { document: await uploadDocument(profile, file, policy) };
      });
    });
  };
}

/** Identity comes from the token alone; an id that says otherwise is a mistake or an attempt. */
function refuseForeignId(request: FastifyRequest, userId: string | undefined): void {
  if (userId !== undefined && !isOwnId(accountOf(request), userId)) throw notOwnDocuments();
}

import multipart from '@fastify/multipart';
import {
  type Document,
  documentListQuerySchema,
  MAX_UPLOAD_BYTES,
  rescanRequestSchema,
  uploadIdSchema,
} from '@proviso/contracts';
import type { FastifyInstance, FastifyPluginAsync, FastifyRequest } from 'fastify';

import { isOwnId, type ProfileRecord } from '#server/account.ts';
import { createAccountLimiter } from '#server/concurrency/account-limiter.ts';
import { createMemoryBudget, type MemoryShare } from '#server/concurrency/memory-budget.ts';
import { accountOf, profileOf } from '#server/http/account-of.ts';
import { clientSignal } from '#server/http/client-signal.ts';
import { parse, parseId } from '#server/http/parse.ts';
import { costlyWork } from '#server/http/rate-limits.ts';

import type { DeleteDocument } from './delete-document.ts';
import { describeDocument, type DocumentRecord } from './document-record.ts';
import type { DocumentStore } from './document-store.ts';
import { documentNotFound, notOwnDocuments, uploadRefusals } from './errors.ts';
import { readUpload } from './read-upload.ts';
import type { RescanDocument } from './rescan-document.ts';
import type { UploadDocument } from './upload-document.ts';

/** Per account. */
const UPLOADS_AT_ONCE = 2;
const MAX_WAITING_UPLOADS = 100;
/** Of all accounts together: 32 files of the largest size, which are in memory while their clients send them. */
const UPLOADS_IN_MEMORY = {
  size: 32 * MAX_UPLOAD_BYTES,
  slowBelow: 16 * 1024,
  watch: 5000,
  tooSlow: uploadRefusals.tooSlow,
};

interface Dependencies {
  readonly documents: DocumentStore;
  readonly listDocuments: (
    profile: ProfileRecord,
    sha256: string | undefined,
  ) => Promise<DocumentRecord[]>;
  readonly uploadDocument: UploadDocument;
  readonly rescanDocument: RescanDocument;
  readonly deleteDocument: DeleteDocument;
}

interface Address {
  Params: { id: string };
}

export function documentRoutes(dependencies: Dependencies): FastifyPluginAsync {
  const { documents, listDocuments, uploadDocument, rescanDocument, deleteDocument } = dependencies;
  return async (routes) => {
    await routes.register(multipart, { throwFileSizeLimit: false });

    routes.get('/documents', async (request): Promise<Document[]> => {
      const profile = profileOf(request);
      const { userId, sha256 } = parse(documentListQuerySchema, request.query);
      refuseForeignId(request, userId);
      return (await listDocuments(profile, sha256)).map(describeDocument);
    });

    routes.get<Address>('/documents/:id', async (request): Promise<Document> => {
      const document = await documents.find(
        profileOf(request).id,
        parseId(request.params.id, documentNotFound),
      );
      if (document === undefined) throw documentNotFound();
      return { ...describeDocument(document), newerId: await documents.findNewer(document.id) };
    });

    const limits = { config: costlyWork };
    routes.post<Address>('/documents/:id/rescan', limits, async (request, reply) => {
      const id = parseId(request.params.id, documentNotFound);
      const input = parse(rescanRequestSchema, request.body ?? {});
      reply.code(202);
      return rescanDocument(profileOf(request), id, input);
    });

    routes.delete<Address>('/documents/:id', async (request, reply) => {
      await deleteDocument(profileOf(request), parseId(request.params.id, documentNotFound));
      return reply.code(204).send();
    });

    addUploadRoute(routes, uploadDocument);
  };
}

function addUploadRoute(routes: FastifyInstance, uploadDocument: UploadDocument): void {
  const runLimited = createAccountLimiter({
    // Only these are read into memory; the others are not read until their turn.
    concurrency: UPLOADS_AT_ONCE,
    maxWaiting: MAX_WAITING_UPLOADS,
    refuse: uploadRefusals.tooManyAtOnce,
  });
  const holdMemory = createMemoryBudget(UPLOADS_IN_MEMORY);
  routes.post('/upload', { config: costlyWork }, async (request, reply) => {
    const profile = profileOf(request);
    const signal = clientSignal(reply);
    const receive = async (memory: MemoryShare) => {
      const { file, userId, policy, ...form } = await readUpload(request, memory);
      refuseForeignId(request, userId);
      const previousId =
        form.previousId === undefined ? undefined : parseId(form.previousId, documentNotFound);
      const uploadId = parse(uploadIdSchema.optional(), form.uploadId);
      reply.code(201);
      return { document: await uploadDocument(profile, file, { policy, previousId, uploadId }) };
    };
    return runLimited(profile.id, signal, () => holdMemory(signal, receive));
  });
}

/** Identity comes from the token alone; a contradicting id is a mistake or an attack. */
function refuseForeignId(request: FastifyRequest, userId: string | undefined): void {
  if (userId !== undefined && !isOwnId(accountOf(request), userId)) throw notOwnDocuments();
}

import type { Cleaning } from '@proviso/contracts';
import type { FastifyPluginAsync } from 'fastify';

import type { AccountLimiter } from '#server/concurrency/account-limiter.ts';
import type { Sealer } from '#server/encryption/sealer.ts';
import type { DocumentsFeature } from '#server/features/documents/index.ts';
import type { Analyzer } from '#server/ports/analyzer.ts';
import type { Audit } from '#server/ports/audit.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { Policies } from '#server/ports/policies.ts';
import type { Database } from '#server/tables/schema.ts';

import { createCleanDocument, createMakeKey } from './clean-document.ts';
import { CleaningStore } from './cleaning-store.ts';
import { cleaningNotFound } from './errors.ts';
import { cleaningRoutes } from './routes.ts';

export { cleaningOperations } from './operations.ts';

interface Dependencies {
  readonly database: Database;
  readonly sealer: Sealer;
  readonly audit: Audit;
  readonly clock: Clock;
  readonly analyzer: Analyzer;
  readonly documents: Pick<DocumentsFeature, 'readAnalyzedDocument'>;
  readonly policies: Policies;
  readonly runLimited: AccountLimiter;
}

/** Cleaned copies of documents, each with its certificate. */
export interface CleaningsFeature {
  readonly routes: FastifyPluginAsync;
  /** A document's certificates, newest first; the caller must have checked that the document belongs to the user. */
  readonly listByDocument: (documentId: number) => Promise<Cleaning[]>;
}

export function createCleanings(dependencies: Dependencies): CleaningsFeature {
  const cleanings = new CleaningStore(dependencies);
  return {
    routes: cleaningRoutes({
      cleanDocument: createCleanDocument({ ...dependencies, cleanings }),
      makeKey: createMakeKey({ ...dependencies, cleanings }),
      async listCleanings(profile, id) {
        const found = await dependencies.documents.readAnalyzedDocument(profile, id);
        if (found === undefined) throw cleaningNotFound();
        return cleanings.list(id);
      },
    }),
    listByDocument: (documentId) => cleanings.list(documentId),
  };
}

import type { FastifyPluginAsync } from 'fastify';

import type { DocumentsFeature } from '#server/features/documents/index.ts';
import type { Analyzer } from '#server/ports/analyzer.ts';
import type { Audit } from '#server/ports/audit.ts';
import type { Database } from '#server/schema.ts';

import { createReadOriginalText } from './read-original-text.ts';
import { originalRoutes } from './routes.ts';

interface Dependencies {
  readonly documents: Pick<DocumentsFeature, 'readAnalyzed'>;
  readonly analyzer: Analyzer;
  readonly database: Database;
  readonly audit: Audit;
}

/** Documents as their owners gave them: the file itself, and its text with the place of each finding. */
export function createOriginals({ documents, analyzer, database, audit }: Dependencies): {
  readonly routes: FastifyPluginAsync;
} {
  return {
    routes: originalRoutes({
      documents,
      readOriginalText: createReadOriginalText({ documents, analyzer }),
      noteOpened: (profile, { id, name }) =>
        audit.record(database, profile, { kind: 'document.opened', subject: { id, name } }),
    }),
  };
}

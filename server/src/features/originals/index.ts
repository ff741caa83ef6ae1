import type { FastifyPluginAsync } from 'fastify';

import type { DocumentsFeature } from '#server/features/documents/index.ts';
import type { Analyzer } from '#server/ports/analyzer.ts';

import { createReadOriginalText } from './read-original-text.ts';
import { originalRoutes } from './routes.ts';

interface Dependencies {
  readonly documents: Pick<DocumentsFeature, 'readAnalyzed'>;
  readonly analyzer: Analyzer;
}

/** Documents as their owners gave them: the file itself, and its text with the place of each finding. */
export function createOriginals({ documents, analyzer }: Dependencies): {
  readonly routes: FastifyPluginAsync;
} {
  return {
    routes: originalRoutes({
      documents,
      readOriginalText: createReadOriginalText({ documents, analyzer }),
    }),
  };
}

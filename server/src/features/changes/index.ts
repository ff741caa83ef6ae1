import type { FastifyPluginAsync } from 'fastify';

import { parseAnalysis } from '#server/analysis/parse-analysis.ts';
import type { DocumentsFeature } from '#server/features/documents/index.ts';

import { type CompareVersions, createCompareVersions } from './compare-versions.ts';
import { changesNotFound } from './errors.ts';
import { changeRoutes } from './routes.ts';

export { changeOperations } from './operations.ts';

interface Dependencies {
  readonly documents: Pick<DocumentsFeature, 'readAnalyzedDocument'>;
}

/** What changed between versions of documents. */
export interface ChangesFeature {
  readonly routes: FastifyPluginAsync;
  readonly compareVersions: CompareVersions;
}

export function createChanges({ documents }: Dependencies): ChangesFeature {
  const compareVersions = createCompareVersions(documents);
  return {
    compareVersions,
    routes: changeRoutes(async (profile, id) => {
      const found = await documents.readAnalyzedDocument(profile, id);
      if (found === undefined) throw changesNotFound();
      if (found.analysis === undefined || found.document.previousId === null) return null;
      const { document, analysis } = found;
      return compareVersions(profile, { document, analysis: parseAnalysis(analysis) });
    }),
  };
}

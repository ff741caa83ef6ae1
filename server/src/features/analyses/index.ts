import type { FastifyPluginAsync } from 'fastify';

import type { AccountLimiter } from '#server/concurrency/account-limiter.ts';
import type { AllowedStore } from '#server/features/allowed/index.ts';
import type { DocumentsFeature } from '#server/features/documents/index.ts';
import type { Logger } from '#server/logging/logger.ts';
import type { Allowance } from '#server/ports/allowance.ts';
import type { Analyzer } from '#server/ports/analyzer.ts';
import type { Audit } from '#server/ports/audit.ts';
import type { Metrics } from '#server/ports/metrics.ts';
import type { Policies } from '#server/ports/policies.ts';
import type { FindSecondReader } from '#server/ports/second-reader.ts';
import type { Database } from '#server/tables/schema.ts';

import { createAnalyzeText } from './analyze-text.ts';
import { createReadAnalysis } from './read-analysis.ts';
import { analysisRoutes } from './routes.ts';

export { analysisOperations } from './operations.ts';

interface Dependencies {
  readonly database: Database;
  readonly allowance: Allowance;
  readonly analyzer: Analyzer;
  readonly policies: Policies;
  readonly findSecondReader: FindSecondReader;
  readonly documents: Pick<DocumentsFeature, 'readAnalyzedDocument'>;
  readonly allowed: AllowedStore;
  readonly audit: Audit;
  readonly metrics: Pick<Metrics, 'recordAnalysis'>;
  readonly runLimited: AccountLimiter;
  readonly logger: Logger;
}

/** The findings of documents and of pasted text. */
export function createAnalyses(dependencies: Dependencies): {
  readonly routes: FastifyPluginAsync;
} {
  return {
    routes: analysisRoutes({
      readAnalysis: createReadAnalysis(dependencies.documents),
      analyzeText: createAnalyzeText(dependencies),
      runLimited: dependencies.runLimited,
    }),
  };
}

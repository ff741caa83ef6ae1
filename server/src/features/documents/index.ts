import type { Analysis, Document } from '@proviso/contracts';
import type { FastifyPluginAsync } from 'fastify';

import type { ProfileRecord } from '#server/account.ts';
import type { AnalysisWithValues } from '#server/analysis/apply-allowed.ts';
import type { Sealer } from '#server/encryption/sealer.ts';
import type { AllowedStore } from '#server/features/allowed/index.ts';
import type { DecisionStore } from '#server/features/decisions/index.ts';
import type { MarkStore } from '#server/features/marks/index.ts';
import type { TextStore } from '#server/features/search/index.ts';
import type { Logger } from '#server/logging/logger.ts';
import type { Allowance } from '#server/ports/allowance.ts';
import type { AnalysisListener } from '#server/ports/analysis-listener.ts';
import type { Analyzer } from '#server/ports/analyzer.ts';
import type { Audit } from '#server/ports/audit.ts';
import type { BlobStorage } from '#server/ports/blob-storage.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { ReadAnalyzedDocument } from '#server/ports/documents.ts';
import type { JobHandler, JobQueue } from '#server/ports/job-queue.ts';
import type { Metrics } from '#server/ports/metrics.ts';
import type { Policies } from '#server/ports/policies.ts';
import type { FindSecondReader } from '#server/ports/second-reader.ts';
import type { Database } from '#server/tables/schema.ts';

import { AnalysisStore } from './analysis-store.ts';
import { digestContent } from './content-digest.ts';
import { createDeleteDocument } from './delete-document.ts';
import { describeDocument, policyOf } from './document-record.ts';
import { DocumentStore, type Reviewed } from './document-store.ts';
import { createExpireOriginals } from './expire-originals.ts';
import { createProcessDocument, PROCESSING_QUEUE } from './process-document.ts';
import { readOriginal } from './read-original.ts';
import { createRecoverDocuments } from './recover-documents.ts';
import { createRemoveOrphanBlobs } from './remove-orphan-blobs.ts';
import { createRescanDocument } from './rescan-document.ts';
import { documentRoutes } from './routes.ts';
import { RunStore } from './run-store.ts';
import { createUploadDocument, type UploadDocument } from './upload-document.ts';
import { VerdictStore } from './verdict-store.ts';

export { documentOperations } from './operations.ts';

interface Dependencies {
  readonly database: Database;
  readonly sealer: Sealer;
  readonly blobs: BlobStorage;
  readonly queue: JobQueue;
  readonly analyzer: Analyzer;
  readonly allowance: Allowance;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly metrics: Pick<Metrics, 'recordAnalysis'>;
  readonly policies: Policies;
  readonly findSecondReader: FindSecondReader;
  readonly decisions: DecisionStore;
  readonly allowed: AllowedStore;
  readonly marks: MarkStore;
  readonly texts: TextStore;
  /** The operator's limit on how long files are kept. */
  readonly retentionDays: number | undefined;
  readonly listener: AnalysisListener;
  /** Called for every document whose file is deleted. */
  readonly forgetReading: (documentId: number) => void;
  readonly audit: Audit;
}

/** Documents from upload to findings. */
export interface DocumentsFeature {
  readonly routes: FastifyPluginAsync;
  readonly uploadDocument: UploadDocument;
  readonly readAnalyzedDocument: ReadAnalyzedDocument;
  /**
   * Changes a completed document's decisions or marks under its lock and returns the resulting analysis; undefined when
   * the profile has no such document.
   */
  readonly review: (
    profile: ProfileRecord,
    id: number,
    change: (transaction: Database, reviewed: Reviewed) => Promise<void>,
  ) => Promise<Analysis | undefined>;
  /** A document's findings and marks, before decisions; undefined when the profile has no such report. */
  readonly readAnalysisWithValues: (
    profile: ProfileRecord,
    id: number,
  ) => Promise<AnalysisWithValues | undefined>;
  readonly verdicts: VerdictStore;
  /** All documents of a profile, newest first. */
  readonly list: (profile: ProfileRecord) => Promise<Document[]>;
  readonly queueName: string;
  readonly processDocument: JobHandler;
  readonly recoverDocuments: () => Promise<void>;
  readonly removeOrphanBlobs: () => Promise<void>;
  readonly expireOriginals: () => Promise<void>;
}

export function createDocuments(dependencies: Dependencies): DocumentsFeature {
  const analyses = new AnalysisStore(dependencies);
  const documents = new DocumentStore({ ...dependencies, analyses });
  const parts = { ...dependencies, documents, runs: new RunStore({ ...dependencies, analyses }) };
  const uploadDocument = createUploadDocument(parts);
  return {
    routes: documentRoutes({
      documents,
      listDocuments: ({ id }, sha256) =>
        documents.list(id, sha256 && digestContent(dependencies.sealer, id, sha256)),
      uploadDocument,
      rescanDocument: createRescanDocument(parts),
      deleteDocument: createDeleteDocument(parts),
    }),
    uploadDocument,
    async readAnalyzedDocument(profile, id) {
      const record = await documents.find(profile.id, id);
      if (record === undefined) return undefined;
      const analysis = await documents.readAnalysis(record);
      const readFile = () => readOriginal(parts, record);
      const policy = await policyOf(record, dependencies.policies);
      const readAllowed = () => analyses.readAllowed(dependencies.database, profile.id);
      const { format } = record;
      const document = describeDocument(record);
      return { document, format, policy, analysis, readFile, readAllowed };
    },
    review: ({ id: profileId }, id, change) => documents.review(profileId, id, change),
    readAnalysisWithValues: ({ id: profileId }, id) =>
      documents.readAnalysisWithValues(profileId, id),
    verdicts: new VerdictStore({ ...dependencies, analyses }),
    list: async ({ id }) => (await documents.list(id)).map(describeDocument),
    queueName: PROCESSING_QUEUE,
    processDocument: createProcessDocument(parts),
    recoverDocuments: createRecoverDocuments(parts),
    removeOrphanBlobs: createRemoveOrphanBlobs(parts),
    expireOriginals: createExpireOriginals(parts),
  };
}

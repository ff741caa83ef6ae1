import type { Analysis } from '@proviso/contracts';
import { DocumentError } from '@proviso/documents';

import type { ProfileRecord } from '#server/account.ts';
import type { Logger } from '#server/logging/logger.ts';
import type { AnalysisListener } from '#server/ports/analysis-listener.ts';
import { AnalysisError, type Analyzer } from '#server/ports/analyzer.ts';
import type { BlobStorage } from '#server/ports/blob-storage.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { JobAttempt, JobHandler, JobRequest } from '#server/ports/job-queue.ts';
import type { Policies } from '#server/ports/policies.ts';
import type { FindSecondReader } from '#server/ports/second-reader.ts';

import { type DocumentRecord, policyOf } from './document-record.ts';
import type { RunStore } from './run-store.ts';

/** The queue of documents to analyse. */
export const PROCESSING_QUEUE = 'documents';

/**
 * The job of a document's latest analysis. A re-scan has a key of its own: the job before it may not have been told
 * its end yet, and would keep another of its key out. Those of the largest plan go before others.
 */
export function processingJob(
  { id, runs_before: before }: Pick<DocumentRecord, 'id' | 'runs_before'>,
  plan: ProfileRecord['plan'],
): JobRequest {
  return {
    queue: PROCESSING_QUEUE,
    key: before === 0 ? String(id) : `${id}-${before}`,
    priority: plan === 'pro' ? 1 : 0,
  };
}

/** A document whose analysis was begun so often and never ended is given up: it may be what ends the server. */
const MAX_RUNS = 10;

interface Dependencies {
  readonly blobs: BlobStorage;
  readonly runs: RunStore;
  readonly analyzer: Analyzer;
  readonly policies: Policies;
  readonly findSecondReader: FindSecondReader;
  readonly listener: Pick<AnalysisListener, 'afterEnd'>;
  readonly clock: Clock;
  readonly logger: Logger;
}

/** Analyses one document and writes the result once, whatever else is tried meanwhile. */
export function createProcessDocument(dependencies: Dependencies): JobHandler {
  const { runs, listener, clock, logger } = dependencies;
  return async (attempt) => {
    const document = await runs.begin(Number.parseInt(attempt.key, 10));
    if (document === undefined) return;
    const start = clock.now();
    try {
      if (document.run - document.runs_before > MAX_RUNS)
        throw new AnalysisError('analysis.crashed');
      const analysis = await readAndAnalyze(dependencies, document, attempt.signal);
      const timings = { ...analysis.timings, total: clock.now() - start };
      await runs.complete(document, { ...analysis, timings });
    } catch (error) {
      const code = failureCode(error, attempt);
      if (code === undefined) throw error;
      logger.info({ document: document.id, code }, 'a document failed');
      await runs.fail(document, code);
    }
    await listener.afterEnd(document.profile_id);
  };
}

async function readAndAnalyze(
  { blobs, analyzer, policies, findSecondReader }: Dependencies,
  document: DocumentRecord,
  signal: AbortSignal,
): Promise<Analysis> {
  const bytes = await blobs.get(document.blob_key);
  const policy = await policyOf(document, policies);
  const secondReader = await findSecondReader(document.profile_id);
  return analyzer.analyzeDocument({ bytes, format: document.format, policy }, signal, secondReader);
}

/** Why the document has failed for good; undefined when the attempt was cut short or another may succeed. */
function failureCode(error: unknown, { signal, isLastAttempt }: JobAttempt): string | undefined {
  if (signal.aborted) return undefined;
  const isBusy = error instanceof AnalysisError && error.code === 'analysis.busy';
  if (isBusy && !isLastAttempt) return undefined;
  if (error instanceof DocumentError || error instanceof AnalysisError) return error.code;
  return isLastAttempt ? 'analysis.unavailable' : undefined;
}

import { DocumentError, type DocumentErrorCode } from '@proviso/documents';

import type { ProfileRecord } from '#server/account.ts';
import type { PlacedMark } from '#server/analysis/apply-marks.ts';
import type { Logger } from '#server/logging/logger.ts';
import type { AnalysisListener } from '#server/ports/analysis-listener.ts';
import {
  AnalysisError,
  type AnalysisFailureCode,
  type Analyzer,
  type DocumentAnalysis,
} from '#server/ports/analyzer.ts';
import { type BlobStorage, BlobStorageError } from '#server/ports/blob-storage.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { JobAttempt, JobHandler, JobRequest } from '#server/ports/job-queue.ts';
import type { EndedAnalysis, Metrics } from '#server/ports/metrics.ts';
import type { Policies } from '#server/ports/policies.ts';
import type { FindSecondReader } from '#server/ports/second-reader.ts';
import type { Database } from '#server/tables/schema.ts';

import { type DocumentRecord, policyOf } from './document-record.ts';
import type { RunStore } from './run-store.ts';
import { watchRun } from './watch-run.ts';

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
/** So long a storage may be away without any document failing for it; one that was uploaded before is not waited for. */
const STORAGE_AWAITED_MS = 24 * 60 * 60_000;

interface Dependencies {
  readonly database: Database;
  readonly blobs: BlobStorage;
  readonly marks: {
    readonly list: (database: Database, documentId: number) => Promise<readonly PlacedMark[]>;
  };
  readonly runs: RunStore;
  readonly analyzer: Analyzer;
  readonly policies: Policies;
  readonly findSecondReader: FindSecondReader;
  readonly listener: Pick<AnalysisListener, 'afterEnd'>;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly metrics: Pick<Metrics, 'noteAnalysis'>;
}

/**
 * Analyses one document and writes the result once, whatever else is tried meanwhile. An attempt whose document is deleted
 * meanwhile is cut short, whichever process was asked for that. While the storage does not answer it rejects and leaves
 * the document as it was: its job is tried again, and once it is dead upkeep adds it anew.
 */
export function createProcessDocument(dependencies: Dependencies): JobHandler {
  const { runs, listener, clock, logger, metrics } = dependencies;
  return async (attempt) => {
    const id = Number.parseInt(attempt.key, 10);
    const reading = await readFile(dependencies, id);
    if (reading === undefined) return;
    const document = await runs.begin(id);
    if (document === undefined) return;
    const { format } = document;
    const start = clock.now();
    const noteEnd = (outcome: EndedAnalysis['outcome']) =>
      metrics.noteAnalysis({ format, outcome, seconds: (clock.now() - start) / 1000 });
    try {
      if (reading.status === 'rejected') throw reading.reason;
      // None are added or taken away until the end: who asks is told that the document is being analysed.
      const marks = await dependencies.marks.list(dependencies.database, id);
      const file = { document, bytes: reading.value, marks };
      const found = await analyzeInTime(dependencies, file, attempt.signal);
      const markIds = marks.map((mark) => mark.id);
      if (await runs.complete(document, found, markIds)) noteEnd('completed');
    } catch (error) {
      if (!attempt.signal.aborted && !(await runs.isCurrent(document))) return;
      const code = failureCode(error, attempt);
      if (code === undefined) throw error;
      logger.info({ document: document.id, code }, 'a document failed');
      if (await runs.fail(document, code)) noteEnd(code);
    }
    await listener.afterEnd(document.profile_id);
  };
}

/** Before a run is begun, so that a storage that is away costs none of those that a document has. */
async function readFile(
  { blobs, runs, clock }: Pick<Dependencies, 'blobs' | 'runs' | 'clock'>,
  id: number,
): Promise<PromiseSettledResult<Uint8Array> | undefined> {
  const file = await runs.findFile(id);
  if (file === undefined) return undefined;
  const [reading] = await Promise.allSettled([blobs.get(file.blob_key)]);
  const isAway = reading.status === 'rejected' && reading.reason instanceof BlobStorageError;
  if (isAway && clock.now() - file.uploaded_at < STORAGE_AWAITED_MS) throw reading.reason;
  return reading;
}

interface DocumentFile {
  readonly document: DocumentRecord;
  readonly bytes: Uint8Array;
  readonly marks: readonly PlacedMark[];
}

/** The analysis with the time that it took in all; rejects as soon as nobody wants it any more. */
async function analyzeInTime(
  dependencies: Dependencies,
  file: DocumentFile,
  signal: AbortSignal,
): Promise<DocumentAnalysis> {
  const { runs, clock } = dependencies;
  const { document } = file;
  if (document.run - document.runs_before > MAX_RUNS) throw new AnalysisError('analysis.crashed');
  const start = clock.now();
  const watch = watchRun(runs, document);
  try {
    const wanted = AbortSignal.any([signal, watch.signal]);
    const { analysis, ...found } = await analyze(dependencies, file, wanted);
    const timings = { ...analysis.timings, total: clock.now() - start };
    return { ...found, analysis: { ...analysis, timings } };
  } finally {
    watch.stop();
  }
}

async function analyze(
  { analyzer, policies, findSecondReader }: Dependencies,
  { document, bytes, marks: placed }: DocumentFile,
  signal: AbortSignal,
): Promise<DocumentAnalysis> {
  const policy = await policyOf(document, policies);
  const secondReader = await findSecondReader(document.profile_id);
  const marks = placed.map(({ mark }) => mark);
  const task = { bytes, format: document.format, policy, marks };
  return analyzer.analyzeDocument(task, signal, secondReader);
}

/** Why the document has failed for good; undefined when the attempt was cut short or another may succeed. */
function failureCode(
  error: unknown,
  { signal, isLastAttempt }: JobAttempt,
): AnalysisFailureCode | DocumentErrorCode | undefined {
  if (signal.aborted) return undefined;
  const isBusy = error instanceof AnalysisError && error.code === 'analysis.busy';
  if (isBusy && !isLastAttempt) return undefined;
  if (error instanceof DocumentError || error instanceof AnalysisError) return error.code;
  return isLastAttempt ? 'analysis.unavailable' : undefined;
}

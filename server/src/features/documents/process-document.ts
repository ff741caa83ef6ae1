import { DocumentError, type DocumentErrorCode } from '@proviso/documents';

import type { ProfileRecord } from '#server/account.ts';
import type { PlacedMark } from '#server/analysis/apply-marks.ts';
import { DAY_MS } from '#server/calendar/durations.ts';
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

/** The queue of documents to analyze. */
export const PROCESSING_QUEUE = 'documents';

/**
 * The job of a document's latest analysis. A re-scan uses a new key: the previous job may not have been marked done
 * yet, and would block another job with its key. Jobs of the largest plan have priority.
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

/** The document that a job's key stands for. */
function readJobKey(key: string): number {
  const id = /^(?<id>\d+)(?:-\d+)?$/u.exec(key)?.groups?.['id'];
  if (id === undefined) throw new Error('The key of a job names no document.');
  return Number(id);
}

/**
 * A document whose analysis was started this often without ever ending is given up: it may be what crashes the server.
 */
const MAX_RUNS = 10;
/** Within this time after its analysis was requested, a document does not fail because the storage is unreachable. */
const STORAGE_RETRY_LIMIT_MS = DAY_MS;

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
  readonly metrics: Pick<Metrics, 'recordAnalysis'>;
}

/**
 * Analyzes one document and writes the result exactly once, whatever other attempts run meanwhile. When the document is
 * deleted meanwhile, by any process, the attempt is aborted. While the storage is unreachable it rejects and leaves the
 * document unchanged: the job is retried, and once it is dead upkeep adds it again.
 */
export function createProcessDocument(dependencies: Dependencies): JobHandler {
  const { runs, listener, clock, logger, metrics } = dependencies;
  return async (attempt) => {
    const id = readJobKey(attempt.key);
    const reading = await readFile(dependencies, id);
    if (reading === undefined) return;
    const document = await runs.begin(id);
    if (document === undefined) return;
    const { format } = document;
    const start = clock.now();
    const recordEnd = (outcome: EndedAnalysis['outcome']) =>
      metrics.recordAnalysis({ format, outcome, seconds: (clock.now() - start) / 1000 });
    try {
      if (reading.status === 'rejected') throw reading.reason;
      // The marks cannot change until the end: requests are told that the document is being analyzed.
      const marks = await dependencies.marks.list(dependencies.database, id);
      const file = { document, bytes: reading.value, marks };
      const found = await analyzeWhileCurrent(dependencies, file, attempt.signal);
      const markIds = marks.map((mark) => mark.id);
      if (await runs.complete(document, found, markIds)) recordEnd('completed');
    } catch (error) {
      if (!attempt.signal.aborted && !(await runs.isCurrent(document))) return;
      const code = failureCode(error, attempt);
      if (code === undefined) throw error;
      logger.info({ document: document.id, code }, 'a document failed');
      if (await runs.fail(document, code)) recordEnd(code);
    }
    await listener.afterEnd(document.profile_id);
  };
}

/** Before the run begins, so that a storage outage does not use up one of the document's runs. */
async function readFile(
  { blobs, runs, clock }: Pick<Dependencies, 'blobs' | 'runs' | 'clock'>,
  id: number,
): Promise<PromiseSettledResult<Uint8Array> | undefined> {
  const file = await runs.findFile(id);
  if (file === undefined) return undefined;
  const [reading] = await Promise.allSettled([blobs.get(file.blob_key)]);
  const isStorageUnavailable =
    reading.status === 'rejected' && reading.reason instanceof BlobStorageError;
  if (
    isStorageUnavailable &&
    clock.now() - (file.requested_at ?? file.uploaded_at) < STORAGE_RETRY_LIMIT_MS
  )
    throw reading.reason;
  return reading;
}

interface DocumentFile {
  readonly document: DocumentRecord;
  readonly bytes: Uint8Array;
  readonly marks: readonly PlacedMark[];
}

/** The analysis with its total time; rejects as soon as it is no longer wanted. */
async function analyzeWhileCurrent(
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
  const { profile_id, requested_policy: requested } = document;
  const policy = await policyOf({ profile_id, policy: requested ?? document.policy }, policies);
  const secondReader = await findSecondReader(document.profile_id);
  const marks = placed.map(({ mark }) => mark);
  const task = { bytes, format: document.format, policy, marks };
  return analyzer.analyzeDocument(task, signal, secondReader);
}

/** Why the document has failed permanently; undefined when the attempt was aborted or a retry may succeed. */
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

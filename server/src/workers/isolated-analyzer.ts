import { join } from 'node:path';

import {
  DocumentError,
  RECOGNITION_PAGE_LIMIT,
  RECOGNITION_WALL_CLOCK_FACTOR,
  RECOGNITION_TOTAL_LIMIT,
} from '@proviso/documents';
import { type PolicyPack, PolicyPackError } from '@proviso/engine/policies';

import { TooManyWaitingError } from '#server/concurrency/semaphore.ts';
import type { Logger } from '#server/logging/logger.ts';
import { type Analyzer, AnalysisError } from '#server/ports/analyzer.ts';
import type { Metrics } from '#server/ports/metrics.ts';

import { createConsult } from './consult.ts';
import type { OnDemandTasks, WorkerRequest } from './protocol.ts';
import { type Reply, replySchema, resultSchemas, type ValidatedResults } from './reply-schemas.ts';
import type { TimeLimit } from './time-limit.ts';
import { type LazyRequest, createWorkerPool, type Run } from './worker-pool.ts';
import {
  type RunOptions,
  startWorkerProcess,
  WorkerDeathError,
  type WorkerProcess,
} from './worker-process.ts';

const ENTRY = join(import.meta.dirname, 'worker-entry.ts');
const TIME_LIMIT: TimeLimit = { timeout: 20_000 };
const PROGRESS_LIMIT = {
  recognition: RECOGNITION_PAGE_LIMIT * RECOGNITION_WALL_CLOCK_FACTOR,
  // Twice: cleaning reads the document, and verification reads the copy.
  total: 2 * RECOGNITION_TOTAL_LIMIT,
};
const TEXTS_PER_PROCESS = 100;
/** Somebody waits for a pasted text's result: what the second reader has not read by then is left unread. */
const TEXT_READER_TIMEOUT_MS = 60_000;
const DOCUMENT_READER_TIMEOUT_MS = 10 * 60_000;
const MAX_WAITING_TEXTS = 200;
/** Waiting readings and cleanings hold their document's findings in memory, but not its file. */
const MAX_WAITING_ON_DEMAND = 100;
const MAX_WAITING_SEARCHES = 100;

/** Sizes of the isolated analyzer; everything else follows from them. */
export interface IsolatedAnalyzerOptions {
  readonly documentConcurrency: number;
  readonly textConcurrency: number;
  /**
   * Whether processes are started and warmed up ahead of requests: faster answers, at the cost of memory and idle work.
   */
  readonly keepsProcessesReady: boolean;
  /** Starts a process that answers one request at a time; by default an isolated one. */
  readonly startWorker?: (() => WorkerProcess) | undefined;
  readonly logger: Logger;
  readonly metrics: Pick<Metrics, 'recordWorkerDeath'>;
}

/** Analyzes in child processes: each document in its own process, pasted texts in one that is replaced periodically. */
export function createIsolatedAnalyzer(
  options: IsolatedAnalyzerOptions,
): Analyzer & { close(): void } {
  const { documents, texts, runOnDemand, runSearch } = createPools(options);
  const { logger } = options;
  const work = (run: Run, job: Job, runOptions: RunOptions = {}) =>
    workIn(run, job, { ...runOptions, ...options });
  return {
    documentConcurrency: options.documentConcurrency,
    async analyzeDocument(task, signal, second) {
      const request: LazyRequest = { kind: 'document', ...task, secondReader: second?.reader };
      const timeoutMs = DOCUMENT_READER_TIMEOUT_MS;
      const consult = createConsult(second, { signal, logger, timeoutMs });
      return analysisOf(
        await work(documents.run, { kind: 'document', request }, { signal, consult }),
      );
    },
    async analyzeText(text, { secondReader: second, ...textOptions } = {}) {
      const request: LazyRequest = {
        kind: 'text',
        text,
        ...textOptions,
        secondReader: second?.reader,
      };
      const consult = createConsult(second, { logger, timeoutMs: TEXT_READER_TIMEOUT_MS });
      return analysisOf(await work(texts.run, { kind: 'text', request }, { consult }));
    },
    readPolicy: async (source) =>
      packOf(await work(texts.run, { kind: 'policy', request: { kind: 'policy', source } })),
    ...workOnDemand({ runOnDemand, runSearch }, work, logger),
    countProcesses: () => ({
      working: documents.counts.working + texts.counts.working,
      ready: documents.counts.ready + texts.counts.ready,
    }),
    prepare(expected) {
      documents.prepare();
      if (expected.texts) texts.prepare();
    },
    close() {
      documents.close();
      texts.close();
    },
  };
}

/** Work for a waiting user, beside the analyses. */
function workOnDemand(
  { runOnDemand, runSearch }: Pick<ReturnType<typeof createPools>, 'runOnDemand' | 'runSearch'>,
  work: (run: Run, job: Job, runOptions: RunOptions) => Promise<Reply>,
  logger: Logger,
): Pick<
  Analyzer,
  'cleanDocument' | 'makeKey' | 'readText' | 'findMark' | 'findWords' | 'searchTexts'
> {
  const onDemand =
    <Kind extends keyof OnDemandTasks>(
      kind: Kind,
      toRequest: (task: OnDemandTasks[Kind]) => WorkerRequest,
      run = runOnDemand,
    ) =>
    async (makeTask: () => Promise<OnDemandTasks[Kind]>, signal: AbortSignal) => {
      const request = async () => toRequest(await makeTask());
      return resultOf(kind, await work(run, { kind, request }, { signal }), logger);
    };
  return {
    cleanDocument: onDemand('clean', (task) => ({ kind: 'clean', task })),
    makeKey: onDemand('key', (task) => ({ kind: 'key', task })),
    readText: onDemand('read', (task) => ({ kind: 'read', task })),
    findMark: onDemand('mark', (task) => ({ kind: 'mark', task })),
    findWords: onDemand('find', (task) => ({ kind: 'find', task })),
    searchTexts: onDemand('search', (task) => ({ kind: 'search', task }), runSearch),
  };
}

function createPools(options: IsolatedAnalyzerOptions) {
  const { documentConcurrency, textConcurrency, keepsProcessesReady: keepsOneReady } = options;
  const { startWorker = () => startWorkerProcess(ENTRY) } = options;
  const documents = createWorkerPool({
    startWorker,
    size: documentConcurrency,
    requestsPerProcess: 1,
    keepsOneReady,
    // The job queue never hands out more than this at a time.
    maxWaiting: documentConcurrency,
    timeLimit: { ...TIME_LIMIT, progress: PROGRESS_LIMIT },
  });
  const runOnDemand = documents.openQueue({
    size: Math.ceil(documentConcurrency / 2),
    maxWaiting: MAX_WAITING_ON_DEMAND,
  });
  const texts = createWorkerPool({
    startWorker,
    size: textConcurrency,
    requestsPerProcess: TEXTS_PER_PROCESS,
    keepsOneReady,
    maxWaiting: MAX_WAITING_TEXTS,
    timeLimit: TIME_LIMIT,
  });
  // A search takes seconds and a pasted text a moment: separate queues keep them from waiting for each other.
  const runSearch = texts.openQueue({ size: textConcurrency, maxWaiting: MAX_WAITING_SEARCHES });
  return { documents, texts, runOnDemand, runSearch };
}

/** The reply, checked to be of the expected kind: a process that answers with another has failed. */
function expectKind<Kind extends Reply['kind']>(
  kind: Kind,
  reply: Reply,
): Extract<Reply, { readonly kind: Kind }> {
  if (!isOfKind(kind, reply)) throw new AnalysisError('analysis.crashed');
  return reply;
}

function isOfKind<Kind extends Reply['kind']>(
  kind: Kind,
  reply: Reply,
): reply is Extract<Reply, { readonly kind: Kind }> {
  return reply.kind === kind;
}

/** A request, whose kind is known before the request is built. */
interface Job {
  readonly kind: WorkerRequest['kind'];
  readonly request: LazyRequest;
}

function analysisOf(reply: Reply): Omit<Extract<Reply, { kind: 'analysis' }>, 'kind'> {
  const { kind: _, ...analysis } = expectKind('analysis', reply);
  return analysis;
}

function packOf(reply: Reply): PolicyPack {
  if (reply.kind === 'policy-problems') throw new PolicyPackError(reply.problems);
  return expectKind('policy', reply).pack;
}

/** The result of work for a waiting user, of which only the envelope has been checked. */
function resultOf<Kind extends keyof ValidatedResults>(
  kind: Kind,
  reply: Reply,
  logger: Logger,
): ValidatedResults[Kind] {
  const { data } = resultSchemas[kind].safeParse(expectKind('result', reply).result);
  if (data === undefined) throw fault(kind, MALFORMED, logger);
  return data;
}

const MALFORMED = { name: 'MalformedReply', frames: [] };

function fault(
  kind: Job['kind'],
  { name, frames }: Pick<Extract<Reply, { kind: 'fault' }>, 'name' | 'frames'>,
  logger: Logger,
): AnalysisError {
  logger.error({ request: kind, name, frames }, 'an analysis failed by a fault of ours');
  return new AnalysisError('analysis.crashed');
}

type Reporting = Pick<IsolatedAnalyzerOptions, 'logger' | 'metrics'>;

async function workIn(
  run: Run,
  { kind, request }: Job,
  { signal, consult, ...reporting }: Reporting & RunOptions,
): Promise<Reply> {
  const { logger } = reporting;
  const reply = await run(request, { signal, consult }).catch((error: unknown) => {
    signal?.throwIfAborted();
    throw explain(error, kind, reporting);
  });
  const { data } = replySchema.safeParse(reply);
  if (data?.kind === 'unreadable') throw new DocumentError(data.code);
  if (data !== undefined && data.kind !== 'fault') return data;
  throw fault(kind, data ?? MALFORMED, logger);
}

/** Maps a worker's failure to an error of the port. */
function explain(error: unknown, kind: Job['kind'], { logger, metrics }: Reporting): unknown {
  if (error instanceof TooManyWaitingError) return new AnalysisError('analysis.busy');
  if (!(error instanceof WorkerDeathError)) return error;
  logger.warn({ kind, reason: error.reason }, 'a worker process ended before its time');
  metrics.recordWorkerDeath({ work: kind, reason: error.reason });
  const isBusy = error.reason === 'stopped' || error.reason === 'starved';
  if (isBusy) return new AnalysisError('analysis.busy');
  if (error.reason === 'crash') return new AnalysisError('analysis.crashed');
  return kind === 'text' || kind === 'policy' || kind === 'search'
    ? new AnalysisError('analysis.too_complex')
    : new DocumentError('documents.too_complex');
}

import { join } from 'node:path';

import {
  analysisSchema,
  certificateSchema,
  cleanedTextSchema,
  keyFileSchema,
  searchResultSchema,
  wordsInDocumentSchema,
} from '@proviso/contracts';
import {
  DOCUMENT_ERRORS,
  DocumentError,
  RECOGNITION_PAGE_LIMIT,
  RECOGNITION_WALL_CLOCK_FACTOR,
  RECOGNITION_TOTAL_LIMIT,
} from '@proviso/documents';
import { type PolicyPack, PolicyPackError } from '@proviso/engine/policies';
import { z } from 'zod';

import { foundMarkSchema, markedPlacesSchema } from '#server/analysis/marked-places-schema.ts';
import { policyPackSchema } from '#server/analysis/policy-pack-schema.ts';
import { TooManyWaitingError } from '#server/concurrency/semaphore.ts';
import type { Logger } from '#server/logging/logger.ts';
import { type Analyzer, AnalysisError } from '#server/ports/analyzer.ts';
import type { Metrics } from '#server/ports/metrics.ts';

import { createConsult } from './consult.ts';
import type { WorkerRequest } from './protocol.ts';
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

/** Stored in the database unchanged, to be opened by worker processes like the one that packed it. */
const storedTextSchema = z.object({
  characters: z.int().nonnegative(),
  isPartial: z.boolean(),
  content: z.instanceof(Uint8Array),
  layout: z.instanceof(Uint8Array),
});

/** A worker process has read hostile input: its replies are validated. */
const replySchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('analysis'),
    analysis: analysisSchema,
    values: z.array(z.string()),
    cleanedText: cleanedTextSchema.nullable().exactOptional(),
    marked: z.array(markedPlacesSchema).exactOptional(),
    storedText: storedTextSchema.exactOptional(),
  }),
  z.object({ kind: z.literal('marked'), found: foundMarkSchema }),
  z.object({ kind: z.literal('words'), found: wordsInDocumentSchema }),
  z.object({ kind: z.literal('texts'), found: z.array(searchResultSchema.omit({ name: true })) }),
  z.object({ kind: z.literal('policy'), pack: policyPackSchema }),
  z.object({
    kind: z.literal('policy-problems'),
    problems: z.array(z.object({ line: z.int().positive(), message: z.string() })).min(1),
  }),
  z.object({
    kind: z.literal('cleaned'),
    bytes: z.instanceof(Uint8Array),
    certificate: certificateSchema,
  }),
  z.object({ kind: z.literal('key'), key: keyFileSchema }),
  // Passed on unparsed and validated by the reader: it can be too large for the server's own process.
  z.object({ kind: z.literal('read'), json: z.instanceof(Uint8Array) }),
  z.object({
    kind: z.literal('unreadable'),
    code: z.custom<keyof typeof DOCUMENT_ERRORS>(
      (code) => typeof code === 'string' && Object.hasOwn(DOCUMENT_ERRORS, code),
    ),
  }),
  z.object({ kind: z.literal('fault'), name: z.string(), frames: z.array(z.string()) }),
]);

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
    ...workOnDemand((job, runOptions) => work(runOnDemand, job, runOptions)),
    async searchTexts(makeTask, signal) {
      const request = async () => ({ kind: 'search', ...(await makeTask()) }) as const;
      return expectKind('texts', await work(runSearch, { kind: 'search', request }, { signal }))
        .found;
    },
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
  work: (job: Job, runOptions: RunOptions) => Promise<Reply>,
): Pick<Analyzer, 'cleanDocument' | 'makeKey' | 'readText' | 'findMark' | 'findWords'> {
  return {
    async cleanDocument(makeTask, signal) {
      const request = async () => ({ kind: 'clean', ...(await makeTask()) }) as const;
      return expectKind('cleaned', await work({ kind: 'clean', request }, { signal }));
    },
    async makeKey(makeTask, signal) {
      const request = async () => ({ kind: 'key', ...(await makeTask()) }) as const;
      return expectKind('key', await work({ kind: 'key', request }, { signal })).key;
    },
    async readText(makeTask, signal) {
      const request = async () => ({ kind: 'read', ...(await makeTask()) }) as const;
      return expectKind('read', await work({ kind: 'read', request }, { signal })).json;
    },
    async findMark(makeTask, signal) {
      const request = async () => ({ kind: 'mark', ...(await makeTask()) }) as const;
      return expectKind('marked', await work({ kind: 'mark', request }, { signal })).found;
    },
    async findWords(makeTask, signal) {
      const request = async () => ({ kind: 'find', ...(await makeTask()) }) as const;
      return expectKind('words', await work({ kind: 'find', request }, { signal })).found;
    },
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

type Reply = z.infer<typeof replySchema>;

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
  const { name, frames } = data ?? { name: 'MalformedReply', frames: [] };
  logger.error({ request: kind, name, frames }, 'an analysis failed by a fault of ours');
  throw new AnalysisError('analysis.crashed');
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

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
import type { Logger } from '#server/logging/logger.ts';
import { type Analyzer, AnalysisError } from '#server/ports/analyzer.ts';
import type { Metrics } from '#server/ports/metrics.ts';
import { TooManyWaitingError } from '#server/turns/turns.ts';

import { createConsult } from './consult.ts';
import type { WorkerRequest } from './protocol.ts';
import type { TimeLimit } from './time-limit.ts';
import { type Ask, createWorkerPool, type Run } from './worker-pool.ts';
import {
  type RunOptions,
  startWorkerProcess,
  WorkerDeath,
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
const TEXT_PATIENCE_MS = 60_000;
const DOCUMENT_PATIENCE_MS = 10 * 60_000;
const MAX_WAITING_TEXTS = 200;
/** Waiting readings and cleanings hold their document's findings in memory, but not its file. */
const MAX_WAITING_ON_DEMAND = 100;
const MAX_WAITING_SEARCHES = 100;

/** Stored in the database unchanged, to be opened by worker processes like the one that packed it. */
const keptTextSchema = z.object({
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
    keptText: keptTextSchema.exactOptional(),
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
  const work = (run: Run, order: Order, runOptions: RunOptions = {}) =>
    workIn(run, order, { ...runOptions, ...options });
  return {
    documentConcurrency: options.documentConcurrency,
    async analyzeDocument(task, signal, second) {
      const ask: Ask = { kind: 'document', ...task, secondReader: second?.reader };
      const consult = createConsult(second, { signal, logger, patience: DOCUMENT_PATIENCE_MS });
      return analysisOf(await work(documents.run, { kind: 'document', ask }, { signal, consult }));
    },
    async analyzeText(text, { secondReader: second, ...wanted } = {}) {
      const ask: Ask = { kind: 'text', text, ...wanted, secondReader: second?.reader };
      const consult = createConsult(second, { logger, patience: TEXT_PATIENCE_MS });
      return analysisOf(await work(texts.run, { kind: 'text', ask }, { consult }));
    },
    readPolicy: async (source) =>
      packOf(await work(texts.run, { kind: 'policy', ask: { kind: 'policy', source } })),
    ...workOnDemand((order, runOptions) => work(runOnDemand, order, runOptions)),
    async searchTexts(makeTask, signal) {
      const ask = async () => ({ kind: 'search', ...(await makeTask()) }) as const;
      return ofKind('texts', await work(runSearch, { kind: 'search', ask }, { signal })).found;
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
  work: (order: Order, runOptions: RunOptions) => Promise<Reply>,
): Pick<Analyzer, 'cleanDocument' | 'makeKey' | 'readText' | 'findMark' | 'findWords'> {
  return {
    async cleanDocument(makeTask, signal) {
      const ask = async () => ({ kind: 'clean', ...(await makeTask()) }) as const;
      return ofKind('cleaned', await work({ kind: 'clean', ask }, { signal }));
    },
    async makeKey(makeTask, signal) {
      const ask = async () => ({ kind: 'key', ...(await makeTask()) }) as const;
      return ofKind('key', await work({ kind: 'key', ask }, { signal })).key;
    },
    async readText(makeTask, signal) {
      const ask = async () => ({ kind: 'read', ...(await makeTask()) }) as const;
      return ofKind('read', await work({ kind: 'read', ask }, { signal })).json;
    },
    async findMark(makeTask, signal) {
      const ask = async () => ({ kind: 'mark', ...(await makeTask()) }) as const;
      return ofKind('marked', await work({ kind: 'mark', ask }, { signal })).found;
    },
    async findWords(makeTask, signal) {
      const ask = async () => ({ kind: 'find', ...(await makeTask()) }) as const;
      return ofKind('words', await work({ kind: 'find', ask }, { signal })).found;
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
  const runOnDemand = documents.openLane({
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
  // A search takes seconds and a pasted text a moment: separate lanes keep them from waiting for each other.
  const runSearch = texts.openLane({ size: textConcurrency, maxWaiting: MAX_WAITING_SEARCHES });
  return { documents, texts, runOnDemand, runSearch };
}

type Reply = z.infer<typeof replySchema>;

/** The reply, checked to be of the expected kind: a process that answers with another has failed. */
function ofKind<Kind extends Reply['kind']>(
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
interface Order {
  readonly kind: WorkerRequest['kind'];
  readonly ask: Ask;
}

function analysisOf(reply: Reply): Omit<Extract<Reply, { kind: 'analysis' }>, 'kind'> {
  const { kind: _, ...analysis } = ofKind('analysis', reply);
  return analysis;
}

function packOf(reply: Reply): PolicyPack {
  if (reply.kind === 'policy-problems') throw new PolicyPackError(reply.problems);
  return ofKind('policy', reply).pack;
}

type Witnesses = Pick<IsolatedAnalyzerOptions, 'logger' | 'metrics'>;

async function workIn(
  run: Run,
  { kind, ask }: Order,
  { signal, consult, ...witnesses }: Witnesses & RunOptions,
): Promise<Reply> {
  const { logger } = witnesses;
  const reply = await run(ask, { signal, consult }).catch((error: unknown) => {
    signal?.throwIfAborted();
    throw explain(error, kind, witnesses);
  });
  const { data } = replySchema.safeParse(reply);
  if (data?.kind === 'unreadable') throw new DocumentError(data.code);
  if (data !== undefined && data.kind !== 'fault') return data;
  const { name, frames } = data ?? { name: 'MalformedReply', frames: [] };
  logger.error({ request: kind, name, frames }, 'an analysis failed by a fault of ours');
  throw new AnalysisError('analysis.crashed');
}

/** Maps a worker's failure to an error of the port. */
function explain(error: unknown, kind: Order['kind'], { logger, metrics }: Witnesses): unknown {
  if (error instanceof TooManyWaitingError) return new AnalysisError('analysis.busy');
  if (!(error instanceof WorkerDeath)) return error;
  logger.warn({ kind, reason: error.reason }, 'a worker process ended before its time');
  metrics.recordWorkerDeath({ work: kind, reason: error.reason });
  const isBusy = error.reason === 'stopped' || error.reason === 'starved';
  if (isBusy) return new AnalysisError('analysis.busy');
  if (error.reason === 'crash') return new AnalysisError('analysis.crashed');
  return kind === 'text' || kind === 'policy' || kind === 'search'
    ? new AnalysisError('analysis.too_complex')
    : new DocumentError('documents.too_complex');
}

import { DocumentError, type Progress } from '@proviso/documents';

import { errorFrames } from '#server/logging/error-frames.ts';

import type {
  Consult,
  OnDemandRequest,
  OnDemandResults,
  OnDemandTasks,
  WorkerReply,
  WorkerRequest,
} from './protocol.ts';

/** What a worker can send before its reply. */
export interface Conversation {
  readonly progress: Progress;
  readonly consult: Consult;
}

/** A worker process's work: one request, one reply. Connects documents and engine; never rejects. */
export async function answerRequest(
  request: WorkerRequest,
  conversation: Conversation,
): Promise<WorkerReply> {
  try {
    return await work(request, conversation);
  } catch (error) {
    if (error instanceof DocumentError) return { kind: 'unreadable', code: error.code };
    const name = error instanceof Error ? error.name : typeof error;
    return { kind: 'fault', name, frames: errorFrames(error) };
  }
}

/** Each imports only what it needs: when no process was kept ready, somebody waits for the import. */
const ON_DEMAND: {
  readonly [Kind in keyof OnDemandTasks]: (
    task: OnDemandTasks[Kind],
    progress: Progress,
  ) => Promise<OnDemandResults[Kind]>;
} = {
  clean: async (task, progress) => (await import('./clean.ts')).cleanByAnalysis(task, progress),
  key: async (task, progress) => (await import('./clean.ts')).createKeyByAnalysis(task, progress),
  read: async (task, progress) => (await import('./read-text.ts')).readText(task, progress),
  mark: async (task, progress) => (await import('./place-marks.ts')).findMark(task, progress),
  find: async (task, progress) => (await import('./find-words.ts')).findWords(task, progress),
  search: async (task) => (await import('./search-texts.ts')).searchTexts(task),
};

async function work(
  request: WorkerRequest,
  { progress, consult }: Conversation,
): Promise<WorkerReply> {
  if (request.kind === 'policy') return readPolicy(request.source);
  if (request.kind !== 'document' && request.kind !== 'text') {
    return { kind: 'result', result: await workOnDemand(request, progress) };
  }
  const { analyzeDocument, analyzeText } = await import('./analyze.ts');
  const result =
    request.kind === 'text'
      ? await analyzeText(request, { consult })
      : await analyzeDocument(request, { progress, consult });
  return { kind: 'analysis', ...result };
}

async function workOnDemand<Kind extends keyof OnDemandTasks>(
  { kind, task }: OnDemandRequest<Kind>,
  progress: Progress,
): Promise<OnDemandResults[Kind]> {
  return ON_DEMAND[kind](task, progress);
}

async function readPolicy(source: string): Promise<WorkerReply> {
  const { PolicyPackError, readPolicyPack } = await import('@proviso/engine/policies');
  try {
    return { kind: 'policy', pack: readPolicyPack(source) };
  } catch (error) {
    if (!(error instanceof PolicyPackError)) throw error;
    return { kind: 'policy-problems', problems: error.problems };
  }
}

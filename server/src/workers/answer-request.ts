import { DocumentError, type Progress } from '@proviso/documents';

import { errorFrames } from '#server/logging/error-frames.ts';

import type { Consult, WorkerReply, WorkerRequest } from './protocol.ts';

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

/** Imports only what the request needs: when no process was kept ready, somebody waits for the import. */
async function work(
  request: WorkerRequest,
  { progress, consult }: Conversation,
): Promise<WorkerReply> {
  if (request.kind === 'policy') return readPolicy(request.source);
  if (request.kind === 'read') {
    const { readText } = await import('./read-text.ts');
    return { kind: 'read', json: await readText(request, progress) };
  }
  if (request.kind === 'mark') {
    const { findMark } = await import('./place-marks.ts');
    return { kind: 'marked', found: await findMark(request, progress) };
  }
  if (request.kind === 'find') {
    const { findWords } = await import('./find-words.ts');
    return { kind: 'words', found: await findWords(request, progress) };
  }
  if (request.kind === 'search') {
    const { searchTexts } = await import('./search-texts.ts');
    return { kind: 'texts', found: searchTexts(request) };
  }
  if (request.kind === 'clean') {
    const { cleanByAnalysis } = await import('./clean.ts');
    return { kind: 'cleaned', ...(await cleanByAnalysis(request, progress)) };
  }
  if (request.kind === 'key') {
    const { createKeyByAnalysis } = await import('./clean.ts');
    return { kind: 'key', key: await createKeyByAnalysis(request, progress) };
  }
  const { analyzeDocument, analyzeText } = await import('./analyze.ts');
  if (request.kind === 'text') {
    return { kind: 'analysis', ...(await analyzeText(request, { consult })) };
  }
  return { kind: 'analysis', ...(await analyzeDocument(request, { progress, consult })) };
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

/** The program of a worker process: one request in, one reply out. Glue over documents and engine. */
import { Worker } from 'node:worker_threads';

import { DocumentError } from '@proviso/documents';
import { PolicyPackError, readPolicyPack } from '@proviso/engine/policies';

import { errorFrames } from '#server/error-frames.ts';

import { analyzeDocument, analyzeText } from './analyze.ts';
import { cleanByAnalysis } from './clean.ts';
import type { WorkerProgress, WorkerReply, WorkerRequest } from './protocol.ts';
import { readText } from './read-text.ts';
import { warmUp } from './warm-up.ts';

new Worker(new URL('memory-watchdog.ts', import.meta.url)).unref();

let isAsked = false;
process.on('message', (request: WorkerRequest) => {
  isAsked = true;
  void answer(request).then((reply) => process.send?.(reply));
});
process.on('disconnect', () => process.exit());
void warmUp(() => isAsked);

async function answer(request: WorkerRequest): Promise<WorkerReply> {
  try {
    return await work(request);
  } catch (error) {
    if (error instanceof DocumentError) return { kind: 'unreadable', code: error.code };
    const name = error instanceof Error ? error.name : typeof error;
    return { kind: 'fault', name, frames: errorFrames(error) };
  }
}

async function work(request: WorkerRequest): Promise<WorkerReply> {
  if (request.kind === 'clean') {
    return { kind: 'cleaned', ...(await cleanByAnalysis(request, tellRecognition)) };
  }
  if (request.kind === 'read') {
    return { kind: 'read', json: await readText(request, tellRecognition) };
  }
  if (request.kind === 'policy') return readPolicy(request.source);
  const analysis =
    request.kind === 'document'
      ? await analyzeDocument(request, tellRecognition)
      : analyzeText(request.text, request.policy);
  return { kind: 'analysis', analysis };
}

function readPolicy(source: string): WorkerReply {
  try {
    return { kind: 'policy', pack: readPolicyPack(source) };
  } catch (error) {
    if (!(error instanceof PolicyPackError)) throw error;
    return { kind: 'policy-problems', problems: error.problems };
  }
}

function tellRecognition(): void {
  process.send?.({ kind: 'recognizing' } satisfies WorkerProgress);
}

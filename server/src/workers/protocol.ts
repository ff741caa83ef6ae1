import type { Reader, WordsInDocument } from '@proviso/contracts';
import type { CleanedDocument, DocumentErrorCode } from '@proviso/documents';
import type { KeyFile } from '@proviso/engine/key';
import type { PackProblem, PolicyPack } from '@proviso/engine/policies';

import type {
  AnalysisTask,
  CleaningTask,
  DocumentAnalysis,
  FindingTask,
  FoundMark,
  FoundText,
  MarkingTask,
  ReadingTask,
  SearchTask,
  TextAnalysis,
} from '#server/ports/analyzer.ts';
import type { ReadPassages } from '#server/ports/second-reader.ts';

import type { ProgressSign } from './time-limit.ts';

/** A request to a worker process. */
export type WorkerRequest =
  | ({ readonly kind: 'document' } & AnalysisTask & WithSecondReader)
  | ({
      readonly kind: 'text';
      readonly text: string;
      readonly policy?: PolicyPack | undefined;
      readonly clean?: boolean | undefined;
      readonly allowed?: readonly string[] | undefined;
      readonly key?: boolean | undefined;
    } & WithSecondReader)
  | { readonly kind: 'policy'; readonly source: string }
  | OnDemandRequest;

/** What a worker does for a waiting user: the task of each kind of request. */
export interface OnDemandTasks {
  readonly clean: CleaningTask;
  readonly key: CleaningTask;
  readonly read: ReadingTask;
  readonly mark: MarkingTask;
  readonly find: FindingTask;
  readonly search: SearchTask;
}

/** The result of each. */
export interface OnDemandResults {
  readonly clean: CleanedDocument;
  readonly key: KeyFile;
  /** The result as JSON. */
  readonly read: Uint8Array;
  readonly mark: FoundMark;
  readonly find: WordsInDocument;
  readonly search: readonly FoundText[];
}

/** A request of one of these kinds. */
export type OnDemandRequest<Kind extends keyof OnDemandTasks = keyof OnDemandTasks> = {
  readonly [K in Kind]: { readonly kind: K; readonly task: OnDemandTasks[K] };
}[Kind];

/** The second reader to consult: a worker has no network, so it asks through its parent. */
interface WithSecondReader {
  readonly secondReader?: Reader | undefined;
}

/** Sent before the reply, at most once, when a second reader is to read the text. */
export interface WorkerQuestion {
  readonly kind: 'passages';
  /** Each passage as sentences, with labels in place of personal data. */
  readonly passages: readonly (readonly string[])[];
}

/** About 480,000 characters: it bounds the cost of the second reader per document. */
export const MAX_PASSAGES = 80;

/** The parent's response. */
export interface QuestionAnswer {
  readonly kind: 'claims';
  readonly read: ReadPassages;
}

/** Has passages read by a second reader that a worker cannot reach itself. */
export type Consult = (passages: WorkerQuestion['passages']) => Promise<ReadPassages>;

/**
 * A reply. For our own faults it contains only the error's name and code locations, because a message may quote the
 * text.
 */
export type WorkerReply =
  | ({ readonly kind: 'analysis' } & (DocumentAnalysis | TextAnalysis))
  | { readonly kind: 'policy'; readonly pack: PolicyPack }
  | { readonly kind: 'policy-problems'; readonly problems: readonly PackProblem[] }
  | { readonly kind: 'result'; readonly result: OnDemandResults[keyof OnDemandResults] }
  | { readonly kind: 'unreadable'; readonly code: DocumentErrorCode }
  | { readonly kind: 'fault'; readonly name: string; readonly frames: readonly string[] };

/** Sent after each step and before recognizing the text of a page, which takes longer than any step. */
export interface WorkerProgress {
  readonly kind: ProgressSign;
}

/** The resident memory, in bytes, above which a worker process is killed by its watchdog or its parent. */
export const WORKER_MEMORY_LIMIT = 512 * 1024 * 1024;

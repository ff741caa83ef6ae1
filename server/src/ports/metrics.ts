import type { DeliveryFailure } from '@proviso/contracts';
import type { DocumentErrorCode, DocumentFormat } from '@proviso/documents';

import type { AnalysisFailureCode, ProcessCounts } from './analyzer.ts';
import type { JobCounts } from './job-queue.ts';

/** An answered request. */
export interface AnsweredRequest {
  readonly method: string;
  /** The pattern of the route, never the path; undefined where no route fits. */
  readonly route: string | undefined;
  readonly status: number;
  readonly seconds: number;
}

/** An analysis that came to an end, good or bad. */
export interface EndedAnalysis {
  /** `text` for what was pasted. */
  readonly format: DocumentFormat | 'text';
  readonly outcome: 'completed' | AnalysisFailureCode | DocumentErrorCode;
  readonly seconds: number;
}

/** A worker process that gave no answer. */
export interface EndedWorker {
  /** What it was asked for. */
  readonly work: string;
  readonly reason: string;
}

/** Counts for the operator what this process does. Nothing that is told here may name a person, a document or a text. */
export interface Metrics {
  noteRequest(request: AnsweredRequest): void;
  noteAnalysis(analysis: EndedAnalysis): void;
  noteWorkerDeath(worker: EndedWorker): void;
  /** An attempt to deliver an event, as it came out. */
  noteDelivery(outcome: 'delivered' | DeliveryFailure): void;
  noteMail(outcome: 'sent' | 'failed'): void;
}

/** What stands at the moment, which nobody counts. */
export interface Levels {
  readonly processes: ProcessCounts;
  /** By the name of the queue; none where the database does not answer. */
  readonly jobs: ReadonlyMap<string, JobCounts>;
}

/** What was counted, for a program that collects it. */
export interface MetricsPage {
  /** Describes what was counted since the process began, and the given levels. */
  render(levels: Levels): Promise<{ readonly type: string; readonly text: string }>;
}

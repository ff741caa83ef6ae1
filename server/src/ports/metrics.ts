import type { DeliveryFailure } from '@proviso/contracts';
import type { DocumentErrorCode, DocumentFormat } from '@proviso/documents';

import type { AnalysisFailureCode, ProcessCounts } from './analyzer.ts';
import type { JobCounts } from './job-queue.ts';

/** An answered request. */
export interface CompletedRequest {
  readonly method: string;
  /** The route's pattern, never the path; undefined when no route matched. */
  readonly route: string | undefined;
  readonly status: number;
  readonly seconds: number;
}

/** An analysis that has ended, successfully or not. */
export interface EndedAnalysis {
  /** `text` for a pasted text. */
  readonly format: DocumentFormat | 'text';
  readonly outcome: 'completed' | AnalysisFailureCode | DocumentErrorCode;
  readonly seconds: number;
}

/** A worker process that ended without an answer. */
export interface WorkerExit {
  /** The kind of work it was doing. */
  readonly work: string;
  readonly reason: string;
}

/** Counts this process's work for the operator. Nothing passed here may identify a person, a document or a text. */
export interface Metrics {
  recordRequest(request: CompletedRequest): void;
  recordAnalysis(analysis: EndedAnalysis): void;
  recordWorkerDeath(worker: WorkerExit): void;
  /** The outcome of one delivery attempt. */
  recordDelivery(outcome: 'delivered' | DeliveryFailure): void;
  recordMail(outcome: 'sent' | 'failed'): void;
}

/** Current levels, measured rather than counted. */
export interface GaugeValues {
  readonly processes: ProcessCounts;
  /** By queue name; empty when the database does not answer. */
  readonly jobs: ReadonlyMap<string, JobCounts>;
}

/** The metrics, for a scraper. */
export interface MetricsPage {
  /** Renders what was counted since the process started, and the given levels. */
  render(values: GaugeValues): Promise<{ readonly type: string; readonly text: string }>;
}

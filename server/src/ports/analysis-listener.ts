import type { Document } from '@proviso/contracts';

import type { Database } from '#server/tables/schema.ts';

/** An analysis that has come to its end, good or bad. */
export interface EndedAnalysis {
  readonly profileId: number;
  readonly event: 'analysis.completed' | 'analysis.failed';
  /** The document as it then stands. */
  readonly document: Document;
}

/** Wants to know when analyses end. */
export interface AnalysisListener {
  /** Part of the transaction that ends the analysis. */
  noteEnd(transaction: Database, ended: EndedAnalysis): Promise<void>;
  /** Called after that transaction: what was noted can go on its way. Never rejects. */
  afterEnd(profileId: number): Promise<void>;
}

import type { Document } from '@proviso/contracts';

import type { Database } from '#server/tables/schema.ts';

/** An analysis that has ended, successfully or not. */
export interface EndedAnalysis {
  readonly profileId: number;
  readonly event: 'analysis.completed' | 'analysis.failed';
  /** The document's state afterwards. */
  readonly document: Document;
}

/** Is notified when analyses end. */
export interface AnalysisListener {
  /** Part of the transaction that ends the analysis. */
  recordEnd(transaction: Database, ended: EndedAnalysis): Promise<void>;
  /** Called after that transaction commits, to act on what was recorded. Never rejects. */
  afterEnd(profileId: number): Promise<void>;
}

import type { Document } from '@proviso/contracts';

import { CATEGORIES } from '#web/lib/categories.ts';
import { verdictOfListed, type Verdict } from '#web/lib/verdict.ts';

import { isUnderWay } from './document-progress.ts';

/** The figures over a list of documents; `criticalIssues` counts findings, the others count documents. */
export interface DocumentCounts {
  readonly total: number;
  readonly analyzed: number;
  readonly processing: number;
  readonly failed: number;
  readonly compliant: number;
  /** Analysed without anything that could be read: they are neither compliant nor not. */
  readonly unread: number;
  readonly withIssues: number;
  readonly critical: number;
  readonly criticalIssues: number;
}

/** Counts what the analyses of the documents have found. */
export function countDocuments(documents: readonly Document[]): DocumentCounts {
  const count = (matches: (document: Document) => boolean) => documents.filter(matches).length;
  const verdicts = documents.map(verdictOfListed);
  const countVerdict = (verdict: Verdict) => verdicts.filter((one) => one === verdict).length;
  const critical = countVerdict('critical');
  return {
    total: documents.length,
    analyzed: count(({ status }) => status === 'completed'),
    processing: count(isUnderWay),
    failed: count(({ status }) => status === 'failed'),
    compliant: countVerdict('compliant'),
    unread: countVerdict('unread'),
    withIssues: critical + countVerdict('issues'),
    critical,
    criticalIssues: documents.reduce((sum, document) => sum + highFindings(document), 0),
  };
}

function highFindings({ counts }: Document): number {
  return counts === null ? 0 : CATEGORIES.reduce((sum, name) => sum + counts[name].high, 0);
}

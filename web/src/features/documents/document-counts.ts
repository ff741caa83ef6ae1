import type { Document } from '@proviso/contracts';

import { CATEGORIES } from '#web/product/categories.ts';
import { type ListedVerdict, verdictOfListed } from '#web/product/verdict.ts';

import { isInProgress } from './document-progress.ts';
import { placeVersions } from './versions/place-versions.ts';

/**
 * The figures above a list of documents; `criticalIssues` counts findings, the others count documents. Outcomes are of
 * the newest version of each: what was mended in an older one is not an issue any more.
 */
export interface DocumentCounts {
  readonly total: number;
  readonly analyzed: number;
  readonly processing: number;
  readonly failed: number;
  /** Documents that have a newer version in the list. */
  readonly older: number;
  readonly compliant: number;
  /** Without a finding, but not wholly read: nothing can be said of the rest. */
  readonly partial: number;
  /** Analyzed, but without readable content: neither compliant nor non-compliant. */
  readonly unread: number;
  /** Analyzed, and without any content. */
  readonly blank: number;
  readonly withIssues: number;
  readonly critical: number;
  readonly criticalIssues: number;
}

/** Counts the outcomes of the documents' analyses. */
export function countDocuments(documents: readonly Document[]): DocumentCounts {
  const count = (matches: (document: Document) => boolean) => documents.filter(matches).length;
  const versions = placeVersions(documents);
  const newest = documents.filter(({ id }) => (versions.get(id)?.newestId ?? id) === id);
  const verdicts = newest.map(verdictOfListed);
  const countVerdict = (verdict: ListedVerdict) => verdicts.filter((one) => one === verdict).length;
  const critical = countVerdict('critical');
  return {
    total: documents.length,
    analyzed: count(({ status }) => status === 'completed'),
    processing: count(isInProgress),
    failed: count(({ status }) => status === 'failed'),
    older: documents.length - newest.length,
    compliant: countVerdict('compliant'),
    partial: countVerdict('partial'),
    unread: countVerdict('unread'),
    blank: countVerdict('blank'),
    withIssues: critical + countVerdict('issues'),
    critical,
    criticalIssues: newest.reduce((sum, document) => sum + countHighFindings(document), 0),
  };
}

function countHighFindings({ counts }: Document): number {
  return counts === null ? 0 : CATEGORIES.reduce((sum, name) => sum + counts[name].high, 0);
}

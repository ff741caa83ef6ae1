import {
  type Analysis,
  type ChangeCaveat,
  type Changes,
  type Document,
  type Issue,
  lacksOnlySecondReading,
  type ResolvedFinding,
} from '@proviso/contracts';

import type { ProfileRecord } from '#server/account.ts';
import { parseAnalysis } from '#server/analysis/parse-analysis.ts';
import type { ReadAnalyzedDocument } from '#server/ports/documents.ts';

import { pairFindings } from './pair-findings.ts';

/** One of the profile's documents, and its analysis after decisions. */
interface ComparedVersion {
  readonly document: Pick<Document, 'previousId'>;
  readonly analysis: Analysis;
}

export type CompareVersions = (
  profile: ProfileRecord,
  compared: ComparedVersion,
) => Promise<Changes | null>;

/**
 * What changed since the document's previous version; null when that is not a document of the profile with a report.
 */
export function createCompareVersions({
  readAnalyzedDocument,
}: {
  readonly readAnalyzedDocument: ReadAnalyzedDocument;
}): CompareVersions {
  return async (profile, { document, analysis }) => {
    if (document.previousId === null) return null;
    const found = await readAnalyzedDocument(profile, document.previousId);
    if (found?.analysis === undefined) return null;
    const { id, name, uploadedAt } = found.document;
    return {
      previous: { id, name, uploadedAt },
      ...compare(parseAnalysis(found.analysis), analysis),
    };
  };
}

function compare(before: Analysis, now: Analysis): Omit<Changes, 'previous'> {
  const { added, remaining, resolved } = pairFindings(before.issues, now.issues);
  return {
    added: added.map(({ id }) => id),
    remaining: remaining.map(({ id }) => id),
    resolved: resolved.map(describeResolved),
    caveats: caveatsOf(before, now),
  };
}

function describeResolved(issue: Issue): ResolvedFinding {
  const { category, type, typeName, severity, excerpt, location, decision } = issue;
  return { category, type, typeName, severity, excerpt, location, ...(decision && { decision }) };
}

function caveatsOf(before: Analysis, now: Analysis): ChangeCaveat[] {
  const holds: Record<ChangeCaveat, boolean> = {
    unread: hasGaps(now),
    'previous-unread': hasGaps(before),
    engine: before.engine.version !== now.engine.version,
    policy:
      before.policy?.name !== now.policy?.name || before.policy?.version !== now.policy?.version,
    'second-reader':
      before.secondReading?.model !== now.secondReading?.model ||
      [before, now].some(({ coverage }) => lacksOnlySecondReading(coverage)),
  };
  return Object.entries(holds).flatMap(([caveat, does]) => (does ? [caveat as ChangeCaveat] : []));
}

function hasGaps({ coverage }: Analysis): boolean {
  return !coverage.isComplete && !lacksOnlySecondReading(coverage);
}

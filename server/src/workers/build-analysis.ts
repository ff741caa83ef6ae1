import type { Analysis, Coverage, Issue, PolicyAllowance, SecondReading } from '@proviso/contracts';
import { type ExtractedDocument, locate } from '@proviso/documents';
import { type AllowedBy, type Finding, type Report } from '@proviso/engine';
import { createMaskWithin, fingerprints, mask } from '@proviso/engine/masking';
import type { PolicyPack } from '@proviso/engine/policies';

import { shortened } from '#server/analysis/excerpt-of.ts';
import { describeVerdict } from '#server/analysis/verdict.ts';
import { SECOND_READER_PROBLEMS, type SecondReaderProblem } from '#server/ports/second-reader.ts';

/** A text's findings, and how long reading and analyzing took, in milliseconds. */
interface Outcome {
  readonly report: Report;
  readonly extraction: number;
  readonly analysis: number;
  readonly policy: PolicyPack | undefined;
  readonly secondReading?: SecondReading | undefined;
  readonly problem?: SecondReaderProblem | undefined;
}

/** Converts what was read and found to its wire format, with places in words and sensitive values masked. */
export function buildAnalysis(document: ExtractedDocument, outcome: Outcome): Analysis {
  const { report, extraction, analysis, policy, secondReading } = outcome;
  const { text } = document;
  const { findings, sensitive } = report;
  const show = createMaskWithin(text, sensitive);
  const prints = fingerprints(text, findings, sensitive);
  const issues = findings.map((finding, id) => {
    const excerpt = excerptIn(text, finding, show);
    return describeFinding(document, { ...finding, excerpt, fingerprint: prints[id]! }, id);
  });
  return {
    ...describeVerdict(issues),
    issues,
    engine: { ...report.engine },
    ...(policy && {
      policy: { name: policy.name, title: policy.title, version: policy.version },
    }),
    coverage: describeCoverage(document, outcome),
    ...(secondReading && { secondReading }),
    timings: { extraction, analysis, total: extraction + analysis },
  };
}

/** The excerpt of a finding. One that is no secret itself may stand around a secret, and does not show it. */
function excerptIn(text: string, finding: Finding, show: (finding: Finding) => string): string {
  return finding.isSensitive
    ? mask(text.slice(finding.start, finding.end), finding.type)
    : shortened(show(finding));
}

function describeFinding(
  document: ExtractedDocument,
  finding: Finding & Pick<Issue, 'excerpt' | 'fingerprint'>,
  id: number,
): Issue {
  const { isSensitive, legalReference, source, allowedBy, ...rest } = finding;
  const place = locate(document, finding.start, finding.end);
  return {
    ...rest,
    id,
    isSensitive,
    location: place.label,
    place,
    source: { ...source },
    ...(legalReference && { legalReference: { ...legalReference } }),
    ...(allowedBy && { decision: describeAllowance(allowedBy) }),
  };
}

function describeAllowance({ policy, reason }: AllowedBy): PolicyAllowance {
  const named = { reason: 'allowed-by-policy', policy } as const;
  return reason === undefined ? named : { ...named, note: reason };
}

function describeRecognized({
  code,
  message,
  pages,
}: NonNullable<ExtractedDocument['recognized']>): Coverage['notes'][number] {
  return { code, message, ...(pages && { pages: [...pages] }) };
}

function describeCoverage(
  document: ExtractedDocument,
  { report, problem }: Pick<Outcome, 'report' | 'problem'>,
): Coverage {
  const { text, pages, unread, recognized } = document;
  const missing = [
    ...unread.map(({ code, message, pages: concerned }) => ({
      code,
      message,
      ...(concerned && { pages: [...concerned] }),
    })),
    ...report.notes.map(({ code, message }) => ({ code, message })),
    ...(problem ? [{ code: problem, message: SECOND_READER_PROBLEMS[problem] }] : []),
  ];
  const unreadPages = new Set(unread.flatMap((part) => part.pages ?? []));
  const hasPages = pages.length > 0;
  return {
    characters: text.length,
    pages: hasPages ? pages.length : null,
    pagesRead: hasPages ? pages.filter(({ page }) => !unreadPages.has(page)).length : null,
    language: report.language,
    isComplete: missing.length === 0,
    notes: [
      ...missing,
      ...(recognized ? [describeRecognized(recognized)] : []),
      ...report.remarks.map(({ code, message }) => ({ code, message })),
    ],
  };
}

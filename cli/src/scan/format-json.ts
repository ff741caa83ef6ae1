import { ENGINE } from '@proviso/engine';

import { DISCLAIMER } from './disclaimer.ts';
import { excerpt } from './excerpt.ts';
import type { LocatedFinding, ScanResult } from './scan-input.ts';
import { summarize } from './summarize.ts';

/** The results of a run as one JSON document, ending in a line break. */
export function formatJson(results: readonly ScanResult[], showsValues: boolean): string {
  const document = {
    engine: ENGINE,
    summary: summarize(results),
    files: results.map((result) => fileEntry(result, showsValues)),
    disclaimer: DISCLAIMER,
  };
  return `${JSON.stringify(document, undefined, 2)}\n`;
}

function fileEntry(result: ScanResult, showsValues: boolean) {
  if (result.kind === 'unreadable') {
    return { file: result.file, error: { code: result.code, message: result.message } };
  }
  const { complianceStatus, overallRisk, flags, recommendations } = result.report.assessment;
  return {
    file: result.file,
    format: result.format,
    complianceStatus,
    overallRisk,
    flags,
    recommendations,
    findings: result.findings.map((finding) => findingEntry(finding, showsValues)),
    coverage: { pages: result.pages, language: result.report.language, notes: result.notes },
  };
}

function findingEntry(finding: LocatedFinding, showsValues: boolean) {
  const { text: _, isSensitive: __, place, ...rest } = finding;
  return { ...rest, location: place.label, place, excerpt: excerpt(finding, showsValues) };
}

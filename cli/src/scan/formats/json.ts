import { ENGINE } from '@proviso/engine';
import { printableJson } from '@proviso/engine/formats';

import { FINGERPRINT_SCHEME } from '../baseline.ts';
import type { ScanResult } from '../scan-input.ts';
import { DISCLAIMER } from './disclaimer.ts';
import { findingEntry } from './finding-entry.ts';
import type { OutputFormat } from './output-format.ts';

/** All results as one JSON document, which also serves as the baseline of a later scan. */
export const JSON_DOCUMENT: OutputFormat = {
  whole(results, summary, showsValues) {
    const document = {
      engine: ENGINE,
      fingerprints: FINGERPRINT_SCHEME,
      summary,
      files: results.map((result) => fileEntry(result, showsValues)),
      disclaimer: DISCLAIMER,
    };
    return `${printableJson(document, 2)}\n`;
  },
};

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
    allowed: result.allowed.map((finding) => findingEntry(finding, showsValues)),
    known: result.known.map((finding) => findingEntry(finding, showsValues)),
    coverage: { pages: result.pages, language: result.report.language, notes: result.notes },
  };
}

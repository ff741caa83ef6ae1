// Analyzing a text.
export { analyze } from './analyze.ts';
export { ENGINE } from './engine-identity.ts';
export { type AnalyzeOptions, TextReader } from './text-reader.ts';

// Cleaning a text, and keeping what its labels stand for.
export { buildKey } from './redaction/build-key.ts';
export { findAllFindings } from './redaction/find-all-findings.ts';
export { listAbsentValues } from './redaction/given-values.ts';
export { redact, type Redaction } from './redaction/redact.ts';

// Which types of finding there are: `knownTypes` for programs, the catalogues for pages that list them by their origin.
export { catalogue, modelCatalogue, signCatalogue } from './catalogue.ts';
export type { DetectorDescription, FindingType } from './detector.ts';
export { knownTypes } from './known-types.ts';

export * from './vocabulary.ts';

export { analyze, type AnalyzeOptions } from './analyze.ts';
export { assess } from './assess.ts';
export { catalogue } from './catalogue.ts';
export type { DetectorDescription } from './detector.ts';
export { ENGINE } from './engine-identity.ts';
export { mask } from './mask.ts';
export { redact, type Redaction } from './redaction/redact.ts';
export { type Treatment, type TreatmentChoices, TREATMENTS } from './redaction/treatment.ts';
export * from './vocabulary.ts';

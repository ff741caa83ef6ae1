import { analyze, type Finding, type Report } from '@proviso/engine';

/** A text to analyze; the response carries the same `id`. */
export interface LiveRequest {
  readonly id: number;
  readonly text: string;
}

/** The engine's result for a text, and how long it took. */
export interface LiveResponse {
  readonly id: number;
  readonly text: string;
  /** The findings that raise a flag, counted as in reports. */
  readonly findings: readonly LiveFinding[];
  /** What was not read, in sentences. */
  readonly notes: readonly string[];
  readonly complianceStatus: Report['assessment']['complianceStatus'];
  readonly milliseconds: number;
}

export type LiveFinding = Finding;

addEventListener('message', ({ data: { id, text } }: MessageEvent<LiveRequest>) => {
  const start = performance.now();
  const { findings, assessment, notes } = analyze(text);
  const response: LiveResponse = {
    id,
    text,
    findings: findings.filter(({ isInformational }) => !isInformational),
    notes: notes.map(({ message }) => message),
    complianceStatus: assessment.complianceStatus,
    milliseconds: performance.now() - start,
  };
  postMessage(response);
});

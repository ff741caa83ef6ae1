import { analyze, type Finding, type Report } from '@proviso/engine';

/** A text to read; `id` comes back with the answer. */
export interface LiveRequest {
  readonly id: number;
  readonly text: string;
}

/** What the engine says of a text, and how long it took. */
export interface LiveAnswer {
  readonly id: number;
  readonly text: string;
  /** Those that raise a flag, as reports count them. */
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
  const answer: LiveAnswer = {
    id,
    text,
    findings: findings.filter(({ isInformational }) => !isInformational),
    notes: notes.map(({ message }) => message),
    complianceStatus: assessment.complianceStatus,
    milliseconds: performance.now() - start,
  };
  postMessage(answer);
});

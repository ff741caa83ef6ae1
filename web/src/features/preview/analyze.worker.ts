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
  readonly findings: readonly LiveFinding[];
  readonly complianceStatus: Report['assessment']['complianceStatus'];
  readonly milliseconds: number;
}

export type LiveFinding = Finding;

addEventListener('message', ({ data: { id, text } }: MessageEvent<LiveRequest>) => {
  const start = performance.now();
  const { findings, assessment } = analyze(text);
  const answer: LiveAnswer = {
    id,
    text,
    findings,
    complianceStatus: assessment.complianceStatus,
    milliseconds: performance.now() - start,
  };
  postMessage(answer);
});

import { useEffect, useRef, useState } from 'react';

import type { LiveResponse, LiveFinding } from './analyze.worker.ts';
import { startLiveEngine, type LiveEngine } from './live-engine.ts';
import { shiftFindings } from './shift-findings.ts';

/** The engine's result for the text: `answer` is its latest result, `findings` are adjusted to the current text. */
export interface LiveAnalysis {
  readonly answer: LiveResponse | null;
  readonly findings: readonly LiveFinding[];
  readonly hasFailed: boolean;
}

/** Runs the engine in the background on every change of the text. */
export function useLiveAnalysis(text: string): LiveAnalysis {
  const engine = useRef<LiveEngine>(null);
  const [answer, setAnswer] = useState<LiveResponse | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    const started = startLiveEngine(setAnswer, () => setHasFailed(true));
    engine.current = started;
    return started.stop;
  }, []);
  useEffect(() => engine.current?.analyze(text), [text]);

  const findings = answer ? shiftFindings(answer.findings, answer.text, text) : [];
  return { answer, findings, hasFailed };
}

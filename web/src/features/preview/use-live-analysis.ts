import { useEffect, useRef, useState } from 'react';

import type { LiveAnswer, LiveFinding } from './analyze.worker.ts';
import { carryFindings } from './carry-findings.ts';
import { startLiveEngine, type LiveEngine } from './live-engine.ts';

/** The engine's result for the text: `answer` is its latest result, `findings` are adjusted to the current text. */
export interface LiveAnalysis {
  readonly answer: LiveAnswer | null;
  readonly findings: readonly LiveFinding[];
  readonly hasFailed: boolean;
}

/** Runs the engine in the background on every change of the text. */
export function useLiveAnalysis(text: string): LiveAnalysis {
  const engine = useRef<LiveEngine>(null);
  const [answer, setAnswer] = useState<LiveAnswer | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    const started = startLiveEngine(setAnswer, () => setHasFailed(true));
    engine.current = started;
    return started.stop;
  }, []);
  useEffect(() => engine.current?.read(text), [text]);

  const findings = answer ? carryFindings(answer.findings, answer.text, text) : [];
  return { answer, findings, hasFailed };
}

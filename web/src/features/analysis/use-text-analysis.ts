import type { AnalyzeTextResponse } from '@proviso/contracts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

import { isLimitReached, reasonOf } from '#web/lib/api-error.ts';
import { showToast } from '#web/ui/toast-store.ts';

import { analyzeText } from './api/analyze-text.ts';
import { texts } from './texts.ts';

/** Under what a text is analysed, and who is told what becomes of it. */
export interface AnalysisTerms {
  /** The name of the policy to analyse under. */
  readonly policy: string;
  /** Asked before each analysis. */
  readonly hasRemaining: () => Promise<boolean>;
  /** The allowance turned out to be used up. */
  readonly onLimit: () => void;
  /** Called after each analysis, also a failed one: the allowance may have changed. */
  readonly onSettled: () => void;
}

/** What was found in a text, which is in nobody's hands but the person's. */
interface AnalyzedText {
  readonly text: string;
  readonly answer: AnalyzeTextResponse;
  /** Tells it from those before. */
  readonly number: number;
}

/** Analyses texts one after the other; a result stays until the next one takes its place. */
export function useTextAnalysis({ policy, hasRemaining, onLimit, onSettled }: AnalysisTerms) {
  const { analyzer } = texts;
  const [result, setResult] = useState<AnalyzedText | null>(null);
  const analyzing = useMutation({
    mutationFn: async (text: string) =>
      (await hasRemaining()) ? analyzeText({ text, policy }) : null,
    onSuccess: (answer, text) => {
      if (answer === null) return onLimit();
      setResult((before) => ({ text, answer, number: (before?.number ?? 0) + 1 }));
      showToast(analyzer.success, analyzer.successDetail);
    },
    onError: (error) => {
      showToast(analyzer.failure, failureDetail(error), 'destructive');
      if (isLimitReached(error)) onLimit();
    },
    onSettled,
  });
  return { analyzing, result };
}

/** Why an analysis failed, for the person. */
export function failureDetail(error: unknown): string {
  return reasonOf(error, texts.analyzer.failureDetail);
}

import type { AnalyzeTextResponse } from '@proviso/contracts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

import { isLimitReached, reasonOf } from '#web/lib/api-error.ts';
import { showToast } from '#web/ui/toast-store.ts';

import { analyzeText } from './api/analyze-text.ts';
import { texts } from './texts.ts';

/** The policy for a text's analysis, and the callbacks about its outcome. */
export interface AnalysisTerms {
  /** The name of the policy to apply; undefined for the account's default. */
  readonly policy: string | undefined;
  /** Called before each analysis. */
  readonly hasRemaining: () => Promise<boolean>;
  /** The allowance turned out to be used up. */
  readonly onLimit: () => void;
  /** Called after each analysis, even a failed one: the allowance may have changed. */
  readonly onSettled: () => void;
}

/** The result for a text; both exist only in this browser. */
interface AnalyzedText {
  readonly text: string;
  readonly answer: AnalyzeTextResponse;
  /** Distinguishes it from earlier ones. */
  readonly number: number;
}

/** Analyzes texts one after the other; a result stays until the next one replaces it. */
export function useTextAnalysis({ policy, hasRemaining, onLimit, onSettled }: AnalysisTerms) {
  const { analyzer } = texts;
  const [result, setResult] = useState<AnalyzedText | null>(null);
  const analyzing = useMutation({
    mutationFn: async (text: string) =>
      (await hasRemaining())
        ? analyzeText({ text, ...(policy !== undefined && { policy }) })
        : null,
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

/** Why an analysis failed, as a sentence for the person. */
export function failureDetail(error: unknown): string {
  return reasonOf(error, texts.analyzer.failureDetail);
}

import type { AnalyzeTextResponse } from '@proviso/contracts';
import { useIsMutating, useMutation } from '@tanstack/react-query';

import { isLimitReached, reasonOf } from '#web/lib/api/api-error.ts';
import { announce } from '#web/ui/announcements.ts';
import { showToast } from '#web/ui/toast-store.ts';

import { analyzeText } from './api/analyze-text.ts';
import type { AllowanceChanges } from './review/allowed-in-text.ts';
import { texts } from './texts.ts';

/** The result for a text; both exist only in this browser. */
export interface AnalyzedText {
  readonly text: string;
  readonly answer: AnalyzeTextResponse;
  /** Distinguishes it from earlier ones. */
  readonly number: number;
  /** The values allowed since. */
  readonly allowances?: AllowanceChanges;
}

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
  /** Keeps a result, even when the screen has been left meanwhile: it may have been charged. */
  readonly onAnalyzed: (result: AnalyzedText) => void;
}

const MUTATION_KEY = ['text analysis'];

/** Analyzes texts one after the other, also across visits of the screen. */
export function useTextAnalysis({
  policy,
  hasRemaining,
  onLimit,
  onSettled,
  onAnalyzed,
}: AnalysisTerms) {
  const { analyzer } = texts;
  const analyzing = useMutation({
    mutationKey: MUTATION_KEY,
    onMutate: () => announce(analyzer.busy),
    mutationFn: async (text: string) =>
      (await hasRemaining())
        ? analyzeText({ text, ...(policy !== undefined && { policy }) })
        : null,
    onSuccess: (answer, text) => {
      if (answer === null) return onLimit();
      onAnalyzed({ text, answer, number: Date.now() });
      showToast(analyzer.success, analyzer.successDetail);
    },
    onError: (error) => {
      showToast(analyzer.failure, failureDetail(error), 'destructive');
      if (isLimitReached(error)) onLimit();
    },
    onSettled,
  });
  // One that was begun before the screen was left and opened again is still under way.
  const isPending = useIsMutating({ mutationKey: MUTATION_KEY }) > 0;
  return { analyze: analyzing.mutate, isPending, error: analyzing.error };
}

/** Why an analysis failed, as a sentence for the person. */
export function failureDetail(error: unknown): string {
  return reasonOf(error, texts.analyzer.failureDetail);
}

import {
  analysisOrPendingSchema,
  analyzeTextRequestSchema,
  analyzeTextResponseSchema,
} from '@proviso/contracts';

import { json, type Operations } from '#server/http/operation.ts';
import { AnalysisError } from '#server/ports/analyzer.ts';
import { analyzerRefusals } from '#server/refusals/analysis-refusals.ts';
import { policyUnknown } from '#server/refusals/policy-refusals.ts';
import { limitReached } from '#server/refusals/usage-refusals.ts';

import { analysisNotFound, textBlank, textFailed, textTooLong } from './errors.ts';

export const analysisOperations = {
  getAnalysis: {
    method: 'GET',
    path: '/analysis/{id}',
    summary: 'Gets the analysis of a document; null while it is running',
    answers: { 200: json(analysisOrPendingSchema) },
    refusals: [analysisNotFound()],
  },
  analyzeText: {
    method: 'POST',
    path: '/analyze-text',
    summary: 'Analyzes a text; nothing is stored',
    description:
      'Counts as one analysis. With `clean` a cleaned copy comes as well, with `key` beside it what the labels of that copy stand for.',
    body: json(analyzeTextRequestSchema),
    answers: { 200: json(analyzeTextResponseSchema) },
    refusals: [
      textBlank(),
      policyUnknown(['general']),
      limitReached(10, 'free', 0),
      textTooLong(),
      textFailed(new AnalysisError('analysis.crashed')),
      textFailed(new AnalysisError('analysis.too_complex')),
      ...analyzerRefusals([]),
    ],
  },
} as const satisfies Operations;

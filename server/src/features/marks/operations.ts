import { analysisSchema, markedAnalysisSchema, markRequestSchema } from '@proviso/contracts';
import { z } from 'zod';

import { json, type Operations } from '#server/http/operation.ts';
import { analyzerRefusals, UNREADABLE } from '#server/refusals/analysis-refusals.ts';
import { originalRefusals } from '#server/refusals/original-refusals.ts';

import {
  documentNotFound,
  markingFailed,
  markNotFound,
  markRefusals,
  analysisRunning,
} from './errors.ts';

export const markOperations = {
  markWords: {
    method: 'POST',
    path: '/documents/{id}/marks',
    summary: 'Marks words by hand and returns the updated analysis',
    body: json(markRequestSchema),
    answers: { 200: json(markedAnalysisSchema) },
    refusals: [
      documentNotFound(),
      analysisRunning(),
      ...Object.values(markRefusals).map((refuse) => refuse()),
      originalRefusals.deleted(),
      originalRefusals.unavailable(),
      markingFailed(),
      ...analyzerRefusals(UNREADABLE),
    ],
  },
  removeMark: {
    method: 'DELETE',
    path: '/documents/{id}/marks/{mark}',
    summary: 'Removes a mark and returns the updated analysis',
    parameters: { mark: z.int().positive() },
    answers: { 200: json(analysisSchema) },
    refusals: [documentNotFound(), markNotFound(), analysisRunning(), markRefusals.unread()],
  },
} as const satisfies Operations;

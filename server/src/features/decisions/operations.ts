import {
  analysisSchema,
  decideRequestSchema,
  restoreQuerySchema,
  restoreRequestSchema,
} from '@proviso/contracts';
import { z } from 'zod';

import { json, type Operations } from '#server/http/operation.ts';

import { findingChanged, findingNotFound, notDismissed } from './errors.ts';

export const decisionOperations = {
  dismissFindings: {
    method: 'POST',
    path: '/documents/{id}/decisions',
    summary: 'Dismisses findings and returns the updated analysis',
    body: json(decideRequestSchema),
    answers: { 200: json(analysisSchema) },
    refusals: [findingNotFound(), findingChanged()],
  },
  restoreFindings: {
    method: 'POST',
    path: '/documents/{id}/decisions/restore',
    summary: 'Restores findings and returns the updated analysis',
    body: json(restoreRequestSchema),
    answers: { 200: json(analysisSchema) },
    refusals: [findingNotFound(), findingChanged(), notDismissed()],
  },
  restoreFinding: {
    method: 'DELETE',
    path: '/documents/{id}/decisions/{finding}',
    summary: 'Restores a finding and returns the updated analysis',
    parameters: { finding: z.int().nonnegative() },
    query: restoreQuerySchema,
    answers: { 200: json(analysisSchema) },
    refusals: [findingNotFound(), findingChanged(), notDismissed()],
  },
} as const satisfies Operations;

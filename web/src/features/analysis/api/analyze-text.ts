import {
  analyzeTextResponseSchema,
  type AnalyzeTextRequest,
  type AnalyzeTextResponse,
} from '@proviso/contracts';

import { postJson } from '#web/lib/api-client.ts';

/** Has the server analyse a text and make a cleaned copy of it, neither of which it keeps. */
export async function analyzeText(
  request: Omit<AnalyzeTextRequest, 'clean'>,
): Promise<AnalyzeTextResponse> {
  return postJson('/api/analyze-text', { ...request, clean: true }, analyzeTextResponseSchema);
}

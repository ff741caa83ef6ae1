import {
  analyzeTextResponseSchema,
  type AnalyzeTextRequest,
  type AnalyzeTextResponse,
} from '@proviso/contracts';

import { postJson } from '#web/lib/api-client.ts';

/**
 * Has the server analyse a text and make a cleaned copy of it with its key, none of which it keeps. The key holds nothing that
 * the person has not just typed.
 */
export async function analyzeText(
  request: Omit<AnalyzeTextRequest, 'clean' | 'key'>,
): Promise<AnalyzeTextResponse> {
  const wanted = { ...request, clean: true, key: true };
  return postJson('/api/analyze-text', wanted, analyzeTextResponseSchema);
}

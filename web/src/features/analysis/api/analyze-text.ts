import {
  analyzeTextResponseSchema,
  type AnalyzeTextRequest,
  type AnalyzeTextResponse,
} from '@proviso/contracts';

import { postJson } from '#web/lib/api/api-client.ts';

/**
 * Has the server analyze a text and produce a cleaned copy with its key; the server stores none of them. The key holds
 * only values from the text the person has just entered.
 */
export async function analyzeText(
  request: Omit<AnalyzeTextRequest, 'clean' | 'key'>,
): Promise<AnalyzeTextResponse> {
  const wanted = { ...request, clean: true, key: true };
  return postJson('/api/analyze-text', wanted, analyzeTextResponseSchema);
}

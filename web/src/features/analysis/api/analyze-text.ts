import {
  analyzeTextResponseSchema,
  type Analysis,
  type AnalyzeTextRequest,
} from '@proviso/contracts';

import { postJson } from '#web/lib/api-client.ts';

/** Has the server analyse a text, which it does not keep. */
export async function analyzeText(request: AnalyzeTextRequest): Promise<Analysis> {
  const answer = await postJson('/api/analyze-text', request, analyzeTextResponseSchema);
  return answer.analysisResult;
}

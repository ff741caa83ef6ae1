import { analyzeTextResponseSchema, type Analysis } from '@proviso/contracts';

import { postJson } from '#web/lib/api-client.ts';

/** Has the server analyse a text, which it does not keep. */
export async function analyzeText(text: string): Promise<Analysis> {
  const answer = await postJson('/api/analyze-text', { text }, analyzeTextResponseSchema);
  return answer.analysisResult;
}

import { createOpenAICompatible } from '@ai-sdk/openai-compatible';

import type { Provider, ProviderSettings } from './provider.ts';

/** Small reasoning models reason at length. */
const REASONING_TOKENS = 4096;

/**
 * Any server with a chat completions API. Some enforce the answer's schema, some ignore it, and some reject it, so the
 * schema is also described in the prompt.
 */
export function createOpenAICompatibleProvider(settings: ProviderSettings): Provider {
  const { model, baseUrl, apiKey, fetch } = settings;
  const provider = createOpenAICompatible({
    name: 'compatible',
    baseURL: baseUrl,
    ...(apiKey !== undefined && { apiKey }),
    fetch,
    supportsStructuredOutputs: true,
  });
  return {
    model: provider(model),
    modes: [{ enforcesSchema: true, temperature: 0 }, { enforcesSchema: false }],
    options: {},
    instructionsOptions: {},
    describesSchema: true,
    reasoningTokens: REASONING_TOKENS,
  };
}

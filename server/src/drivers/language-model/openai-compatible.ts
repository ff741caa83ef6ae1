import { createOpenAICompatible } from '@ai-sdk/openai-compatible';

import type { Provider, ProviderSettings } from './provider.ts';

/** Small reasoning models reason at length. */
const THINKING_TOKENS = 4096;

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
    manners: [{ bindsAnswer: true, temperature: 0 }, { bindsAnswer: false }],
    options: {},
    instructionsOptions: {},
    tellsForm: true,
    thinkingTokens: THINKING_TOKENS,
  };
}

import { createOpenAICompatible } from '@ai-sdk/openai-compatible';

import type { Provider, ProviderSettings } from './provider.ts';

/** Small models that think do so at length. */
const THINKING_TOKENS = 4096;

/**
 * Any server of chat completions. Some hold the answer to its form, some overlook that they are asked to, and some
 * refuse it: so the form is told in words as well.
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

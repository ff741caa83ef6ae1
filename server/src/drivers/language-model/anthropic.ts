import { createAnthropic } from '@ai-sdk/anthropic';

import type { Provider, ProviderSettings } from './provider.ts';

/** Claude, by Anthropic's messages. The instructions are kept there for some minutes, so that a document's next passage costs less. */
export function createAnthropicProvider(settings: ProviderSettings): Provider {
  const { model, baseUrl, apiKey = '', fetch } = settings;
  return {
    model: createAnthropic({ baseURL: baseUrl, apiKey, fetch })(model),
    manners: [{ bindsAnswer: true, reasoning: 'none' }, { bindsAnswer: true }],
    options: {},
    instructionsOptions: { anthropic: { cacheControl: { type: 'ephemeral' } } },
    tellsForm: false,
    thinkingTokens: 0,
  };
}

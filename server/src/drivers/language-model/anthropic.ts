import { createAnthropic } from '@ai-sdk/anthropic';

import type { Provider, ProviderSettings } from './provider.ts';

/**
 * Claude, via Anthropic's Messages API. The instructions are cached there for some minutes, so a document's next
 * passages cost less.
 */
export function createAnthropicProvider(settings: ProviderSettings): Provider {
  const { model, baseUrl, apiKey = '', fetch } = settings;
  return {
    model: createAnthropic({ baseURL: baseUrl, apiKey, fetch })(model),
    modes: [{ enforcesSchema: true, reasoning: 'none' }, { enforcesSchema: true }],
    options: {},
    instructionsOptions: { anthropic: { cacheControl: { type: 'ephemeral' } } },
    describesSchema: false,
    reasoningTokens: 0,
  };
}

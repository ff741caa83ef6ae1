import { createOpenAI } from '@ai-sdk/openai';

import type { Provider, ProviderSettings } from './provider.ts';

/** GPT, via OpenAI's Responses API, with storage disabled: responses are stored by default. */
export function createOpenAIProvider(settings: ProviderSettings): Provider {
  const { model, baseUrl, apiKey = '', fetch } = settings;
  return {
    model: createOpenAI({ baseURL: baseUrl, apiKey, fetch }).responses(model),
    manners: [{ bindsAnswer: true, reasoning: 'none' }, { bindsAnswer: true }],
    options: { openai: { store: false, reasoningSummary: null } },
    instructionsOptions: {},
    tellsForm: false,
    thinkingTokens: 0,
  };
}

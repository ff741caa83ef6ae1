import { createOpenAI } from '@ai-sdk/openai';

import type { Provider, ProviderSettings } from './provider.ts';

/** GPT, via OpenAI's Responses API, with storage disabled: responses are stored by default. */
export function createOpenAIProvider(settings: ProviderSettings): Provider {
  const { model, baseUrl, apiKey = '', fetch } = settings;
  return {
    model: createOpenAI({ baseURL: baseUrl, apiKey, fetch }).responses(model),
    modes: [{ enforcesSchema: true, reasoning: 'none' }, { enforcesSchema: true }],
    options: { openai: { store: false, reasoningSummary: null } },
    instructionsOptions: {},
    describesSchema: false,
    reasoningTokens: 0,
  };
}

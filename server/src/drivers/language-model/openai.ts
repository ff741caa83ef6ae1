import { createOpenAI } from '@ai-sdk/openai';

import type { Provider, ProviderSettings } from './provider.ts';

/** GPT, by OpenAI's responses, of which nothing is to be stored: they are by default. */
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

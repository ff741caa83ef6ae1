import type { Configuration } from '#server/config/configuration.ts';
import { DEFAULT_MODELS } from '#server/config/language-model.ts';
import type { LanguageModel } from '#server/ports/language-model.ts';

import { createGuardedFetch, type Limits, LIMITS } from './guarded-fetch.ts';
import type { Provider, ProviderSettings } from './provider.ts';

type ProviderName = NonNullable<Configuration['languageModel']['provider']>;

/** Including the version, as the providers' own clients have it. */
const ADDRESSES = {
  anthropic: 'https://api.anthropic.com/v1',
  openai: 'https://api.openai.com/v1',
} as const;

/** Each imports its provider's client lazily, since that takes time and memory. */
const CREATORS: Readonly<
  Record<ProviderName, () => Promise<(settings: ProviderSettings) => Provider>>
> = {
  anthropic: async () => (await import('./anthropic.ts')).createAnthropicProvider,
  openai: async () => (await import('./openai.ts')).createOpenAIProvider,
  'openai-compatible': async () =>
    (await import('./openai-compatible.ts')).createOpenAICompatibleProvider,
};

/** The configured language model, or null. Nothing is loaded or contacted before the first question. */
export function openLanguageModel(
  configuration: Configuration['languageModel'],
  limits: Partial<Limits> = {},
): LanguageModel | null {
  const { provider, apiKey } = configuration;
  if (provider === undefined) return null;
  const defaults =
    provider === 'openai-compatible'
      ? { model: undefined, baseUrl: undefined }
      : { model: DEFAULT_MODELS[provider], baseUrl: ADDRESSES[provider] };
  const { model = defaults.model, baseUrl = defaults.baseUrl } = configuration;
  if (model === undefined || baseUrl === undefined) return null;
  const load = async () => {
    const [{ createAsk }, create] = await Promise.all([import('./ask.ts'), CREATORS[provider]()]);
    const fetch = createGuardedFetch({ ...LIMITS, ...limits });
    return createAsk(create({ model, baseUrl, apiKey, fetch }));
  };
  let loading: ReturnType<typeof load> | undefined;
  return {
    model,
    host: new URL(baseUrl).host,
    async ask(question, signal) {
      signal.throwIfAborted();
      loading ??= load();
      const ask = await loading;
      return ask(question, signal);
    },
  };
}

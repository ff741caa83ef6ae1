import { z } from 'zod';

import type { ConfigurationSection } from './entry.ts';
import { modelAddress } from './model-address.ts';

/** Default models of the providers that have a suitable one. */
export const DEFAULT_MODELS = { anthropic: 'claude-haiku-5-5', openai: 'gpt-6-luna' } as const;

const PROVIDERS = ['anthropic', 'openai', 'openai-compatible'] as const;
const MAX_CONCURRENCY = 16;

/** The second reader. Without one, no text ever leaves the server. */
export const languageModelSection = {
  title: 'Language model',
  entries: {
    provider: {
      variable: 'LLM_PROVIDER',
      doc: 'Who runs the language model that accounts can choose as a second reader: `anthropic`, `openai`, or `openai-compatible` for Ollama, vLLM, llama.cpp and anything else with a chat completions API; passages of documents are sent there, with personal data masked',
      schema: z.enum(PROVIDERS, `must be one of ${PROVIDERS.join(', ')}`).optional(),
      defaultText: 'none: no text leaves the server',
    },
    model: {
      variable: 'LLM_MODEL',
      doc: 'The id of the model, as its provider spells it',
      schema: z
        .string()
        .regex(/^[!-~]{1,200}$/, 'must be the id of a model, without spaces')
        .optional(),
      defaultText: `${DEFAULT_MODELS.anthropic} or ${DEFAULT_MODELS.openai}; none for openai-compatible`,
    },
    baseUrl: {
      variable: 'LLM_BASE_URL',
      doc: 'The address of the provider including the version, such as `http://ollama:11434/v1`; https works anywhere, http only on this machine, on private addresses and for names that exist only in a private network, such as `ollama` or `host.docker.internal`',
      schema: modelAddress.optional(),
      defaultText: 'the address of Anthropic or OpenAI; none for openai-compatible',
    },
    apiKey: {
      variable: 'LLM_API_KEY',
      doc: 'The key of your account at the provider; your own servers may not need one',
      schema: z
        .string()
        .regex(/^[!-~]+$/, 'must be a key, without spaces')
        .optional(),
      defaultText: 'none',
      isSecret: true,
    },
    tokensPerMonth: {
      variable: 'LLM_TOKENS_PER_MONTH',
      doc: 'How many tokens, input and output together, each account may use per calendar month',
      schema: z
        .string()
        .regex(/^[1-9]\d{0,11}$/, 'must be a whole number from 1')
        .transform(Number)
        .default(2_000_000),
      defaultText: '2000000',
    },
    concurrency: {
      variable: 'LLM_CONCURRENCY',
      doc: `How many passages the language model is asked about at a time, from 1 to ${MAX_CONCURRENCY}`,
      schema: z
        .string()
        .regex(/^[1-9]\d?$/, `must be a whole number from 1 to ${MAX_CONCURRENCY}`)
        .transform(Number)
        .refine((count) => count <= MAX_CONCURRENCY, `must be from 1 to ${MAX_CONCURRENCY}`)
        .default(3),
      defaultText: '3',
    },
  },
} satisfies ConfigurationSection;

import type { generateText } from 'ai';

type CallOptions = Parameters<typeof generateText>[0];

/** A way to ask. Not every model and server takes everything that would serve us best. */
export interface Manner {
  /** Whether the provider is to hold the answer to its form. */
  readonly bindsAnswer: boolean;
  /** Without it models think as much as they do by themselves. */
  readonly reasoning?: 'none';
  readonly temperature?: number;
}

/** What is told apart between providers. */
export interface Provider {
  /** Always the object: a name would be looked up at a gateway of somebody else. */
  readonly model: Exclude<CallOptions['model'], string>;
  /** The best first; the next is tried where one is refused. */
  readonly manners: readonly [Manner, ...Manner[]];
  /** Options of the call. */
  readonly options: NonNullable<CallOptions['providerOptions']>;
  /** Options of the system message. */
  readonly instructionsOptions: NonNullable<CallOptions['providerOptions']>;
  /** Whether the form of the answer is told in words as well. */
  readonly tellsForm: boolean;
  /** How many tokens a model may think beside its answer, where it cannot be kept from thinking. */
  readonly thinkingTokens: number;
}

/** Where and as whom a provider is asked. Nothing of it may be left to variables that the client reads by itself. */
export interface ProviderSettings {
  readonly model: string;
  readonly baseUrl: string;
  readonly apiKey: string | undefined;
  readonly fetch: typeof fetch;
}

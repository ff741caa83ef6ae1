import type { generateText } from 'ai';

type CallOptions = Parameters<typeof generateText>[0];

/** A combination of request settings. Not every model and server accepts the ideal one. */
export interface RequestMode {
  /** Whether the provider is asked to enforce the answer's schema. */
  readonly enforcesSchema: boolean;
  /** When absent, the model's own default applies. */
  readonly reasoning?: 'none';
  readonly temperature?: number;
}

/** How providers differ. */
export interface Provider {
  /** Always an object: a name would be resolved through a third-party gateway. */
  readonly model: Exclude<CallOptions['model'], string>;
  /** In order of preference; when one is rejected, the next is tried. */
  readonly modes: readonly [RequestMode, ...RequestMode[]];
  /** Options of the call. */
  readonly options: NonNullable<CallOptions['providerOptions']>;
  /** Options of the system message. */
  readonly instructionsOptions: NonNullable<CallOptions['providerOptions']>;
  /** Whether the answer's schema is also described in the prompt. */
  readonly describesSchema: boolean;
  /** Tokens allowed for reasoning besides the answer, for models that cannot disable it. */
  readonly reasoningTokens: number;
}

/**
 * A provider's address and credentials. All must be explicit: the client would otherwise read environment variables.
 */
export interface ProviderSettings {
  readonly model: string;
  readonly baseUrl: string;
  readonly apiKey: string | undefined;
  readonly fetch: typeof fetch;
}

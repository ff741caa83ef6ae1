import type { Configuration, Reader } from '@proviso/contracts';

/** What the title, the landing page and the sign-in tell of an installation. */
export type PublicFacts = Partial<Pick<Configuration, 'billing'>> & {
  readonly engine?: Pick<Configuration['engine'], 'name' | 'version'>;
  /** Whether people may come in through Google. */
  readonly google?: boolean;
  /** The language model that accounts can have read their documents too; absent where there is none. */
  readonly languageModel?: Reader;
};

/**
 * Picks these facts out of an answer of `/api/config`; one that is not as agreed is left out. Written by hand, because
 * the schemas of the contracts would be a quarter of all that the landing page loads; a test holds the two together.
 */
export function readPublicFacts(configuration: unknown): PublicFacts {
  const { auth, billing, engine, languageModel } = asRecord(configuration);
  const { google } = asRecord(auth);
  const { name, version } = asRecord(engine);
  const { model, host } = asRecord(languageModel);
  return {
    ...(billing === 'off' || billing === 'embedded' || billing === 'stripe' ? { billing } : {}),
    ...(typeof name === 'string' && typeof version === 'string'
      ? { engine: { name, version } }
      : {}),
    ...(typeof google === 'boolean' ? { google } : {}),
    ...(typeof model === 'string' && typeof host === 'string'
      ? { languageModel: { model, host } }
      : {}),
  };
}

function asRecord(value: unknown): Partial<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

import type { Configuration, Reader } from '@proviso/contracts';

/** The facts about an installation that the title, the landing page and the sign-in show. */
export type PublicFacts = Partial<Pick<Configuration, 'billing'>> & {
  readonly engine?: Pick<Configuration['engine'], 'name' | 'version'>;
  /** Whether sign-in with Google is available. */
  readonly google?: boolean;
  /** The language model that accounts can have read their documents; absent if there is none. */
  readonly languageModel?: Reader;
};

/**
 * Extracts these facts from a response of `/api/config`, omitting invalid ones. Hand-written, because the schemas of
 * the contracts would be a quarter of what the landing page loads; a test keeps the two in sync.
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

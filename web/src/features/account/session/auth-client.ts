import { AuthClient } from '@supabase/auth-js';

import { loadConfiguration } from '#web/product/configuration.ts';

import { storageKeyFor } from './storage-key.ts';

/** The auth service's client and the storage key of its session. */
export interface OpenedAuthClient {
  readonly client: InstanceType<typeof AuthClient>;
  readonly storageKey: string;
}

/** Creates a client for the configured auth service. */
export async function openAuthClient(): Promise<OpenedAuthClient> {
  const { auth } = await loadConfiguration();
  const storageKey = storageKeyFor(auth.url, location.origin);
  const client = new AuthClient({
    url: new URL(auth.url, location.origin).href,
    headers: auth.publicKey === '' ? {} : { apikey: auth.publicKey },
    storageKey,
    flowType: 'pkce',
    autoRefreshToken: true,
    persistSession: true,
    detectSessionInUrl: true,
  });
  return { client, storageKey };
}

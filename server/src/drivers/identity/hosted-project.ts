import { sessionUncheckable } from '#server/refusals/session-refusals.ts';

const TIMEOUT_MS = 5000;

/** A Supabase project whose auth service vouches for people. */
export interface HostedProject {
  /** The address of its auth service, which is also the issuer of its tokens. */
  readonly url: string;
  readonly publicKey: string;
  /** By which it signs tokens with HS256, where we are told. */
  readonly jwtSecret: string | undefined;
  /** With which it lets us look users up and delete them, where we are told. */
  readonly serviceRoleKey: string | undefined;
}

/**
 * Asks the project's auth service. Gives its answer's body, or undefined where it refuses; throws a refusal that
 * says "later" where it does not answer, or has too much to do.
 */
export async function askProject(
  { url, publicKey }: HostedProject,
  path: string,
  token = publicKey,
): Promise<unknown> {
  const response = await fetch(`${url}${path}`, {
    headers: { apikey: publicKey, authorization: `Bearer ${token}` },
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch(() => {
    throw sessionUncheckable();
  });
  const isRefusal = response.status >= 400 && response.status < 500 && response.status !== 429;
  if (isRefusal) return undefined;
  if (!response.ok) throw sessionUncheckable();
  return response.json().catch(() => {
    throw sessionUncheckable();
  });
}

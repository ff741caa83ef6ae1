import { createHash } from 'node:crypto';

import { z } from 'zod';

import type { Clock } from '#server/ports/clock.ts';
import { sessionUnavailable } from '#server/refusals/session-refusals.ts';

import { requestProject, type HostedProject, parseResponse } from './hosted-project.ts';
import { createRefusalLimit } from './refusal-limit.ts';

const MAX_AGE_MS = 60_000;
const MAX_REMEMBERED = 10_000;
const TOO_MANY_REQUESTS = 429;

const identitySchema = z.object({
  identity_data: z.object({ email: z.string(), email_verified: z.boolean() }).partial().nullish(),
});
const userSchema = z.object({
  id: z.uuid(),
  email: z.string(),
  user_metadata: z.record(z.string(), z.unknown()).nullish(),
  identities: z.array(identitySchema).nullish(),
  factors: z.array(z.object({ status: z.string() })).nullish(),
});
export type HostedUser = z.infer<typeof userSchema>;

/** Where a token came from, and whether its signature was verified here. */
interface TokenContext {
  readonly address: string;
  readonly isVerified: boolean;
}

/**
 * Looks up a token's user by presenting the token to the project: undefined when the project rejects it. Answers are
 * cached for a minute, so a sign-out, a ban or a new second factor is noticed that late. Possibly forged tokens are
 * looked up within the limit of their address, and rejections are cached separately, so that they never evict accepted
 * users.
 */
export function createUserFinder(
  project: HostedProject,
  clock: Clock,
  capacity = MAX_REMEMBERED,
): (token: string, context: TokenContext) => Promise<HostedUser | undefined> {
  const accepted = new Map<string, { user: HostedUser; until: number }>();
  const refused = new Map<string, { until: number }>();
  const pendingRequests = new Map<string, Promise<HostedUser | undefined>>();
  const limit = createRefusalLimit(clock);
  const ask = async (token: string, key: string, { address, isVerified }: TokenContext) => {
    // A previously accepted user is not an attacker, whoever shares the address.
    const releaseAttempt = isVerified || accepted.has(key) ? undefined : limit.take(address);
    const user = await fetchUser(project, token);
    const until = clock.now() + MAX_AGE_MS;
    accepted.delete(key);
    refused.delete(key);
    if (user === undefined) remember(refused, [key, { until }], capacity);
    else remember(accepted, [key, { user, until }], capacity);
    if (user !== undefined) releaseAttempt?.();
    return user;
  };
  return async (token, context) => {
    const key = createHash('sha256').update(token).digest('base64');
    const now = clock.now();
    const known = accepted.get(key);
    if (known !== undefined && now < known.until) return known.user;
    if (now < (refused.get(key)?.until ?? 0)) return undefined;
    const pending =
      pendingRequests.get(key) ??
      ask(token, key, context).finally(() => pendingRequests.delete(key));
    pendingRequests.set(key, pending);
    return pending;
  };
}

async function fetchUser(project: HostedProject, token: string): Promise<HostedUser | undefined> {
  const answer = await requestProject(project, { path: '/user', token });
  if (answer.status === TOO_MANY_REQUESTS) throw sessionUnavailable();
  return answer.ok ? parseResponse(answer, userSchema) : undefined;
}

/** Evicts the oldest entries, in a map's insertion order, beyond the capacity. */
function remember<Entry>(
  entries: Map<string, Entry>,
  [key, entry]: readonly [string, Entry],
  capacity: number,
): void {
  entries.set(key, entry);
  const [oldest] = entries.keys();
  if (entries.size > capacity && oldest !== undefined) entries.delete(oldest);
}

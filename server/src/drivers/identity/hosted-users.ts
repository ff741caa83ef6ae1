import { createHash } from 'node:crypto';

import { z } from 'zod';

import type { Clock } from '#server/ports/clock.ts';
import { sessionUncheckable } from '#server/refusals/session-refusals.ts';

import { askProject, type HostedProject, readAnswer } from './hosted-project.ts';
import { createRefusalLimit } from './refusal-limit.ts';

const MAX_AGE_MS = 60_000;
const MAX_REMEMBERED = 10_000;
const HTTP_TOO_MANY = 429;

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

/** From where a token was shown to us, and whether its signature was found to be good. */
interface Showing {
  readonly address: string;
  readonly isGenuine: boolean;
}

/**
 * Finds whose a token is by showing it to the project: undefined where that does not accept it. An answer holds for
 * a minute, so a sign-out, a ban or a new second factor is noticed that late. Tokens that may be forged are looked up as far
 * as the limit of their address goes, and what is refused is remembered apart: it drives out nobody who was accepted.
 */
export function createUserFinder(
  project: HostedProject,
  clock: Clock,
  capacity = MAX_REMEMBERED,
): (token: string, showing: Showing) => Promise<HostedUser | undefined> {
  const accepted = new Map<string, { user: HostedUser; until: number }>();
  const refused = new Map<string, { until: number }>();
  const asked = new Map<string, Promise<HostedUser | undefined>>();
  const limit = createRefusalLimit(clock);
  const ask = async (token: string, key: string, { address, isGenuine }: Showing) => {
    // A user who was accepted before is no stranger, whoever else is at the same address.
    const forgive = isGenuine || accepted.has(key) ? undefined : limit.take(address);
    const user = await fetchUser(project, token);
    const until = clock.now() + MAX_AGE_MS;
    accepted.delete(key);
    refused.delete(key);
    if (user === undefined) remember(refused, [key, { until }], capacity);
    else remember(accepted, [key, { user, until }], capacity);
    if (user !== undefined) forgive?.();
    return user;
  };
  return async (token, showing) => {
    const key = createHash('sha256').update(token).digest('base64');
    const now = clock.now();
    const known = accepted.get(key);
    if (known !== undefined && now < known.until) return known.user;
    if (now < (refused.get(key)?.until ?? 0)) return undefined;
    const pending = asked.get(key) ?? ask(token, key, showing).finally(() => asked.delete(key));
    asked.set(key, pending);
    return pending;
  };
}

async function fetchUser(project: HostedProject, token: string): Promise<HostedUser | undefined> {
  const answer = await askProject(project, { path: '/user', token });
  if (answer.status === HTTP_TOO_MANY) throw sessionUncheckable();
  return answer.ok ? readAnswer(answer, userSchema) : undefined;
}

/** Forgets what was remembered first, which a map knows, where it would be too much. */
function remember<Entry>(
  entries: Map<string, Entry>,
  [key, entry]: readonly [string, Entry],
  capacity: number,
): void {
  entries.set(key, entry);
  const [oldest] = entries.keys();
  if (entries.size > capacity && oldest !== undefined) entries.delete(oldest);
}

import { createHash } from 'node:crypto';

import { z } from 'zod';

import type { Clock } from '#server/ports/clock.ts';
import { sessionUncheckable } from '#server/session-refusals.ts';

import { askProject, type HostedProject } from './hosted-project.ts';

const MAX_AGE_MS = 60_000;
const MAX_REMEMBERED = 10_000;

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

/**
 * Finds whose a token is by showing it to the project: undefined where that does not accept it. An answer holds for
 * a minute, so a sign-out, a ban or a new second factor is noticed that late.
 */
export function createUserFinder(
  project: HostedProject,
  clock: Clock,
): (token: string) => Promise<HostedUser | undefined> {
  const remembered = new Map<string, { user: Promise<HostedUser | undefined>; until: number }>();
  const ask = (token: string, key: string) => {
    const user = fetchUser(project, token).catch((error: unknown) => {
      remembered.delete(key);
      throw error;
    });
    remembered.delete(key);
    remembered.set(key, { user, until: clock.now() + MAX_AGE_MS });
    dropOldest(remembered);
    return user;
  };
  return (token) => {
    const key = createHash('sha256').update(token).digest('base64');
    const known = remembered.get(key);
    return known !== undefined && clock.now() < known.until ? known.user : ask(token, key);
  };
}

async function fetchUser(project: HostedProject, token: string): Promise<HostedUser | undefined> {
  const answer = await askProject(project, '/user', token);
  if (answer === undefined) return undefined;
  const { data } = userSchema.safeParse(answer);
  if (data === undefined) throw sessionUncheckable();
  return data;
}

/** Insertion is in the order of time, and a map keeps it. */
function dropOldest(remembered: Map<string, unknown>): void {
  const [oldest] = remembered.keys();
  if (remembered.size > MAX_REMEMBERED && oldest !== undefined) remembered.delete(oldest);
}

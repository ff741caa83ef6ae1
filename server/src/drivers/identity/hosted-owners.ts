import { z } from 'zod';

import type { Clock } from '#server/ports/clock.ts';
import type { Identity } from '#server/ports/identity.ts';
import { ownerRefusals } from '#server/refusals/owner-refusals.ts';
import { sessionInvalid, sessionUncheckable } from '#server/refusals/session-refusals.ts';

import type { HostedProject } from './hosted-project.ts';

const TIMEOUT_MS = 5000;
const RECENT_MS = 60 * 60_000;
const HTTP_TOO_MANY = 429;

const userSchema = z.object({
  identities: z.array(z.object({ provider: z.string() })).nullish(),
});
const sessionSchema = z.object({ access_token: z.string() });

interface Request {
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly path: string;
  readonly key: string;
  readonly body?: object;
}

/** Asks the project whether somebody knows the password of his account, where it has one. */
export function createOwnerCheck(project: HostedProject, clock: Clock): Identity['confirmOwner'] {
  return async ({ userId, email, authenticatedAt }, password) => {
    if (!(await hasPassword(project, userId))) {
      if (clock.now() - authenticatedAt > RECENT_MS) throw ownerRefusals.signInNeeded();
      return;
    }
    if (!password) throw ownerRefusals.passwordRequired();
    const key = project.publicKey;
    const body = { email, password };
    const path = '/token?grant_type=password';
    const answer = await ask(project, { method: 'POST', path, key, body });
    if (answer.status === HTTP_TOO_MANY) throw ownerRefusals.tooManyAttempts(undefined);
    if (!answer.ok) throw ownerRefusals.passwordWrong();
    // The question has opened a session, which nobody is to have.
    const { access_token: token } = sessionSchema.parse(await answer.json());
    await ask(project, { method: 'POST', path: '/logout?scope=local', key: token });
  };
}

/** Deletes users of the project, where it has given us the key for that. */
export function createUserDeletion(project: HostedProject): Identity['deleteUser'] {
  return async (userId) => {
    const path = `/admin/users/${userId}`;
    const answer = await ask(project, { method: 'DELETE', path, key: serviceKey(project) });
    if (!answer.ok && answer.status !== 404) throw sessionUncheckable();
  };
}

/** By the identity that a sign-up with a password makes. */
async function hasPassword(project: HostedProject, userId: string): Promise<boolean> {
  const path = `/admin/users/${userId}`;
  const answer = await ask(project, { method: 'GET', path, key: serviceKey(project) });
  if (answer.status === 404) throw sessionInvalid();
  if (!answer.ok) throw sessionUncheckable();
  const { identities } = userSchema.parse(await answer.json());
  return identities?.some(({ provider }) => provider === 'email') ?? false;
}

function serviceKey({ serviceRoleKey }: HostedProject): string {
  if (serviceRoleKey === undefined) throw new Error('The project has given us no key of its own.');
  return serviceRoleKey;
}

async function ask(
  { url, publicKey }: HostedProject,
  { method, path, key, body }: Request,
): Promise<Response> {
  const isPublic = key === publicKey;
  const response = await fetch(`${url}${path}`, {
    method,
    headers: {
      apikey: isPublic || method === 'POST' ? publicKey : key,
      authorization: `Bearer ${key}`,
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch(() => {
    throw sessionUncheckable();
  });
  if (response.status >= 500) throw sessionUncheckable();
  return response;
}

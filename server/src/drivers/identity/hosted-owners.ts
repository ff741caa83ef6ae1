import { z } from 'zod';

import type { Clock } from '#server/ports/clock.ts';
import type { Identity } from '#server/ports/identity.ts';
import { ownerRefusals } from '#server/refusals/owner-refusals.ts';
import { sessionInvalid, sessionUnavailable } from '#server/refusals/session-refusals.ts';

import { requestProject, type HostedProject, parseResponse } from './hosted-project.ts';

const RECENT_MS = 60 * 60_000;
const TOO_MANY_REQUESTS = 429;

const userSchema = z.object({
  identities: z.array(z.object({ provider: z.string() })).nullish(),
});
const sessionSchema = z.object({ access_token: z.string() });

/** Checks the account's password with the project, if the account has one. */
export function createOwnerCheck(project: HostedProject, clock: Clock): Identity['confirmOwner'] {
  return async ({ userId, email, authenticatedAt }, password) => {
    if (!(await hasPassword(project, userId))) {
      if (clock.now() - authenticatedAt > RECENT_MS) throw ownerRefusals.signInNeeded();
      return;
    }
    if (!password) throw ownerRefusals.passwordRequired();
    const body = { email, password };
    const path = '/token?grant_type=password';
    const answer = await requestProject(project, { method: 'POST', path, body });
    if (answer.status === TOO_MANY_REQUESTS) throw ownerRefusals.tooManyAttempts(undefined);
    if (!answer.ok) throw ownerRefusals.passwordWrong();
    // The check opened a session, which must not stay open.
    const { access_token: token } = await parseResponse(answer, sessionSchema);
    await requestProject(project, { method: 'POST', path: '/logout?scope=local', token });
  };
}

/** Deletes the project's users, if it has given us the service role key. */
export function createUserDeletion(project: HostedProject): Identity['deleteUser'] {
  return async (userId) => {
    const answer = await requestUser(project, userId, 'DELETE');
    if (!answer.ok && answer.status !== 404) throw sessionUnavailable();
  };
}

/** Indicated by the identity that a sign-up with a password creates. */
async function hasPassword(project: HostedProject, userId: string): Promise<boolean> {
  const answer = await requestUser(project, userId, 'GET');
  if (answer.status === 404) throw sessionInvalid();
  if (!answer.ok) throw sessionUnavailable();
  const { identities } = await parseResponse(answer, userSchema);
  return identities?.some(({ provider }) => provider === 'email') ?? false;
}

async function requestUser(
  project: HostedProject,
  userId: string,
  method: 'GET' | 'DELETE',
): Promise<Response> {
  const { serviceRoleKey: key } = project;
  if (key === undefined) throw new Error('The project has given us no key of its own.');
  return requestProject(project, {
    method,
    path: `/admin/users/${userId}`,
    apiKey: key,
    token: key,
  });
}

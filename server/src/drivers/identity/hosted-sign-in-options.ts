import { z } from 'zod';

import type { Clock } from '#server/ports/clock.ts';
import type { SignInOptions } from '#server/ports/identity.ts';

import { requestProject, type HostedProject, parseResponse } from './hosted-project.ts';

const MAX_AGE_MS = 10 * 60_000;
const RETRY_AFTER_MS = 30_000;

const settingsSchema = z.object({
  external: z.object({ google: z.boolean() }),
  disable_signup: z.boolean(),
  mailer_autoconfirm: z.boolean(),
});

/** Reads the project's sign-in options. While the project is unreachable: the last known ones, or without Google. */
export function createSignInOptionsReader(
  project: HostedProject,
  clock: Clock,
): () => Promise<SignInOptions> {
  const { url, publicKey } = project;
  const deletesUsers = project.serviceRoleKey !== undefined;
  const defaults = { google: false, signup: 'open', confirmsSignUps: true } as const;
  let options: Promise<SignInOptions> = Promise.resolve({
    mode: 'hosted',
    url,
    publicKey,
    deletesUsers,
    ...defaults,
  });
  let until = 0;
  return () => {
    if (clock.now() < until) return options;
    until = clock.now() + MAX_AGE_MS;
    const last = options;
    options = fetchSignInOptions(project).catch(() => {
      until = clock.now() + RETRY_AFTER_MS;
      return last;
    });
    return options;
  };
}

async function fetchSignInOptions(project: HostedProject): Promise<SignInOptions> {
  const settings = await parseResponse(
    await requestProject(project, { path: '/settings' }),
    settingsSchema,
  );
  return {
    mode: 'hosted',
    url: project.url,
    publicKey: project.publicKey,
    deletesUsers: project.serviceRoleKey !== undefined,
    google: settings.external.google,
    signup: settings.disable_signup ? 'closed' : 'open',
    confirmsSignUps: !settings.mailer_autoconfirm,
  };
}

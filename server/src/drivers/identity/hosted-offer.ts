import { z } from 'zod';

import type { Clock } from '#server/ports/clock.ts';
import type { SignInOffer } from '#server/ports/identity.ts';

import { askProject, type HostedProject, readAnswer } from './hosted-project.ts';

const MAX_AGE_MS = 10 * 60_000;
const RETRY_AFTER_MS = 30_000;

const settingsSchema = z.object({
  external: z.object({ google: z.boolean() }),
  disable_signup: z.boolean(),
  mailer_autoconfirm: z.boolean(),
});

/** Reads the project's sign-in options. While the project is unreachable: the last known ones, or without Google. */
export function createOfferReader(
  project: HostedProject,
  clock: Clock,
): () => Promise<SignInOffer> {
  const { url, publicKey } = project;
  const deletesUsers = project.serviceRoleKey !== undefined;
  const cautious = { google: false, signup: 'open', confirmsSignUps: true } as const;
  let offer: Promise<SignInOffer> = Promise.resolve({
    mode: 'hosted',
    url,
    publicKey,
    deletesUsers,
    ...cautious,
  });
  let until = 0;
  return () => {
    if (clock.now() < until) return offer;
    until = clock.now() + MAX_AGE_MS;
    const last = offer;
    offer = fetchOffer(project).catch(() => {
      until = clock.now() + RETRY_AFTER_MS;
      return last;
    });
    return offer;
  };
}

async function fetchOffer(project: HostedProject): Promise<SignInOffer> {
  const settings = await readAnswer(
    await askProject(project, { path: '/settings' }),
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

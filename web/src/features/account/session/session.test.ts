import type { Profile } from '@proviso/contracts';
import type { Session } from '@supabase/auth-js';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { queryClient } from '#web/lib/api/query-client.ts';

import { changeSession, sessionState } from './session-state.ts';
import { adoptSession, handleAuthEvent } from './session.ts';

const PROFILE: Profile = {
  id: 1,
  email: 'anna@example.com',
  name: 'Anna',
  plan: 'free',
  documentsUsed: 0,
  role: 'user',
  isDemo: false,
  isEmailVerified: true,
};

type Answer = PromiseWithResolvers<Response>;

/** Each person's profile arrives when the test says so. */
function holdProfiles(): Record<'anna' | 'bert', Answer> {
  const held: Record<'anna' | 'bert', Answer> = {
    anna: Promise.withResolvers(),
    bert: Promise.withResolvers(),
  };
  vi.stubGlobal('fetch', async (path: string) => {
    const owner = (['anna', 'bert'] as const).find((name) => path.endsWith(`/users/${name}`));
    return owner === undefined ? Response.json({}, { status: 404 }) : held[owner].promise;
  });
  return held;
}

function adopt(id: string): Promise<void> {
  return adoptSession({ user: { id, email: `${id}@example.com` } } as Session);
}

beforeEach(() => changeSession({ status: 'loading' }));
afterEach(() => {
  vi.unstubAllGlobals();
  queryClient.clear();
  changeSession({ status: 'loading' });
});

describe('two people in one browser', () => {
  it('see the one who signed in last, even when the profile of the other arrives later', async () => {
    const profiles = holdProfiles();
    const anna = adopt('anna');
    await Promise.resolve();
    const bert = adopt('bert');
    profiles.bert.resolve(Response.json({ ...PROFILE, id: 2, name: 'Bert' }));
    await bert;
    expect(sessionState()).toMatchObject({ status: 'signed-in', authId: 'bert' });
    profiles.anna.resolve(Response.json(PROFILE));
    await anna;
    expect(sessionState()).toMatchObject({ status: 'signed-in', authId: 'bert' });
  });

  it('are not signed out by a refusal that concerns the one who was there before', async () => {
    const profiles = holdProfiles();
    const anna = adopt('anna');
    await Promise.resolve();
    const bert = adopt('bert');
    profiles.bert.resolve(Response.json({ ...PROFILE, id: 2, name: 'Bert' }));
    await bert;
    profiles.anna.resolve(Response.json({ code: 'x', message: 'No.' }, { status: 403 }));
    await anna;
    expect(sessionState()).toMatchObject({ status: 'signed-in', authId: 'bert' });
  });
});

describe('somebody whose server is being restarted', () => {
  it.each([
    ['is not reached', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['is answered for by its proxy', async () => new Response('Bad Gateway', { status: 502 })],
    ['is not ready', async () => Response.json({ code: 'x', message: 'No.' }, { status: 503 })],
  ])('is not shown as signed out while it %s', async (_title, answer) => {
    vi.stubGlobal('fetch', answer);
    await adopt('anna');
    expect(sessionState()).toEqual({ status: 'unreachable' });
    holdProfiles().anna.resolve(Response.json(PROFILE));
    await adopt('anna');
    expect(sessionState()).toMatchObject({ status: 'signed-in', authId: 'anna' });
  });
});

it('somebody who signs in while the server is being restarted is told so on the form', async () => {
  changeSession({ status: 'signed-out' });
  vi.stubGlobal('fetch', async () => new Response('Bad Gateway', { status: 502 }));
  await expect(adopt('anna')).rejects.toThrow('502');
  expect(sessionState()).toMatchObject({ status: 'signed-out', error: expect.any(String) });
});

describe('somebody whose profile is still loading', () => {
  it('stays signed out after signing out in another tab, and can sign in again', async () => {
    const profiles = holdProfiles();
    const anna = adopt('anna');
    await Promise.resolve();
    handleAuthEvent('SIGNED_OUT', null);
    expect(sessionState().status).toBe('signed-out');
    profiles.anna.resolve(Response.json(PROFILE));
    await anna;
    expect(sessionState().status).toBe('signed-out');
    holdProfiles().anna.resolve(Response.json(PROFILE));
    await adopt('anna');
    expect(sessionState()).toMatchObject({ status: 'signed-in', authId: 'anna' });
  });
});

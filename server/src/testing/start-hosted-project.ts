import { randomBytes } from 'node:crypto';
import { once } from 'node:events';

import { type Auth, type AuthOptions, createAuth } from '@proviso/auth';
import { openDatabase } from '@proviso/database';
import type { TestDatabases } from '@proviso/database/testing';
import fastify, { type FastifyInstance, type LightMyRequestResponse } from 'fastify';
import { onTestFinished } from 'vitest';

import { createSealer } from '#server/encryption/sealer.ts';

/** A third-party auth service on loopback: another instance of ours, which speaks the same protocol. */
export interface HostedProject {
  readonly app: FastifyInstance;
  readonly auth: Auth;
  readonly url: string;
  /** The settings of a server that uses it. */
  readonly environment: { readonly AUTH_URL: string; readonly AUTH_ANON_KEY: string };
  /** The paths requested over the network. */
  readonly requests: string[];
  /** Without an address the user is anonymous. */
  signUp(email?: string): Promise<LightMyRequestResponse>;
}

/** Starts a project that is stopped after the test. */
export async function startHostedProject(
  databases: TestDatabases,
  keys: NonNullable<AuthOptions['keys']> = {},
): Promise<HostedProject> {
  const connection = await openDatabase(await databases.create());
  const requests: string[] = [];
  const app = fastify();
  // The address is part of what the service signs, so it must be known before the service is created.
  const address = app.server.listen(0, '127.0.0.1');
  await once(address, 'listening');
  const bound = app.server.address();
  if (bound === null || typeof bound === 'string') throw new Error('There is no port.');
  const origin = `http://127.0.0.1:${bound.port}`;
  const auth = await createAuth({
    connection,
    issuer: `${origin}/auth/v1`,
    signup: 'open',
    passwordMinLength: 6,
    sealer: createSealer(randomBytes(32)),
    clock: { now: () => Date.now() },
    keys,
    anonymousSignIns: true,
  });
  app.addHook('onRequest', async ({ url, headers }) => {
    if (headers['user-agent'] !== 'lightMyRequest') requests.push(url.replace('/auth/v1', ''));
  });
  await app.register(auth.routes, { prefix: '/auth/v1' });
  await app.ready();
  onTestFinished(async () => {
    app.server.closeAllConnections();
    app.server.close();
    await app.close();
    await connection.close();
  });
  const payload = { password: 'three blue lamps' };
  return {
    app,
    auth,
    url: `${origin}/auth/v1`,
    environment: { AUTH_URL: `${origin}/auth/v1`, AUTH_ANON_KEY: 'public-key' },
    requests,
    signUp: (email) =>
      app.inject({
        method: 'POST',
        url: '/auth/v1/signup',
        payload: email === undefined ? {} : { ...payload, email },
      }),
  };
}

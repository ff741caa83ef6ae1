import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

import type { DatabaseConnection } from '@proviso/database';
import { GoTrueClient } from '@supabase/auth-js';
import fastify from 'fastify';
import { onTestFinished } from 'vitest';

import { type Auth, type AuthLimits, type AuthOptions, createAuth, type Sealer } from '../index.ts';

/** A running service, a clock that tests can set, and clients that use it over HTTP. */
export interface StartedAuth {
  readonly auth: Auth;
  readonly url: string;
  /** For restarting on the same database. */
  readonly sealer: Sealer;
  /** Every line the server has logged. */
  readonly log: readonly string[];
  readonly clock: { now(): number; advance(milliseconds: number): void };
  /** The official client, with its own in-memory session. */
  readonly client: (flowType?: FlowType) => GoTrueClient;
}

type Settings = Partial<Omit<AuthOptions, 'connection' | 'limits'>> & {
  readonly limits?: Partial<AuthLimits>;
  /** Addresses whose forwarding headers are trusted. */
  readonly trustProxy?: string;
};

/** Whether a mailed link opens the session itself, or returns a code to the client that requested it. */
type FlowType = 'implicit' | 'pkce';

const PLENTY = { burst: 1000, interval: 1 };

/** Starts the service on loopback for the running test. Tests share an address, so its limits are generous. */
export async function startAuth(
  connection: DatabaseConnection,
  { limits, trustProxy, ...settings }: Settings = {},
): Promise<StartedAuth> {
  const clock = createClock();
  const sealer = settings.sealer ?? createTestSealer();
  const log: string[] = [];
  const app = fastify({
    logger: { level: 'trace', stream: { write: (line: string) => void log.push(line) } },
    ...(trustProxy !== undefined && { trustProxy }),
  });
  const auth = await createAuth({
    connection,
    issuer: 'http://proviso.test/auth/v1',
    signup: 'open',
    passwordMinLength: 6,
    clock,
    ...settings,
    sealer,
    limits: {
      signUpsPerAddress: PLENTY,
      passwordsPerAddress: PLENTY,
      mailsPerAddress: PLENTY,
      verificationsPerAddress: PLENTY,
      ...limits,
    },
  });
  await app.register(auth.routes, { prefix: '/auth/v1' });
  const url = `${await app.listen({ host: '127.0.0.1', port: 0 })}/auth/v1`;
  onTestFinished(() => app.close());
  return { auth, url, sealer, log, clock, client: (flowType) => createClient(url, flowType) };
}

/** A sealer like the product's, with a random key or the given one. */
export function createTestSealer(key: Uint8Array = randomBytes(32)): Sealer {
  return {
    seal(plain, context) {
      const nonce = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(context));
      return Buffer.concat([nonce, cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
    },
    open(sealed, context) {
      const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, 12), {
        authTagLength: 16,
      });
      decipher.setAAD(Buffer.from(context)).setAuthTag(sealed.subarray(-16));
      return Buffer.concat([decipher.update(sealed.subarray(12, -16)), decipher.final()]);
    },
  };
}

/** Frozen at the real time, because the client compares expiry with its own clock. */
function createClock() {
  let time = Date.now();
  return {
    now: () => time,
    advance: (milliseconds: number) => {
      time += milliseconds;
    },
  };
}

let clients = 0;

function createClient(url: string, flowType: FlowType = 'implicit'): GoTrueClient {
  clients += 1;
  const storageKey = `client-${clients}`;
  return new GoTrueClient({ url, storageKey, flowType, autoRefreshToken: false });
}

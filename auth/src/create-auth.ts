import { migrate } from '@proviso/database';
import type { FastifyPluginAsync } from 'fastify';

import { createRegisterUser, type Registration } from './accounts/register-user.ts';
import { createSignUp } from './accounts/sign-up.ts';
import { createUpdateUser } from './accounts/update-user.ts';
import { createUserStore } from './accounts/user-store.ts';
import { createRoutes } from './http/routes.ts';
import { createAccessTokens } from './keys/access-tokens.ts';
import { loadSigningKeys, type SigningKeys } from './keys/signing-keys.ts';
import { migrationSet } from './migrations/index.ts';
import { type AuthOptions, DEFAULT_LIMITS } from './options.ts';
import { createCheckPassword } from './passwords/check-password.ts';
import { createPasswordHasher } from './passwords/password-hasher.ts';
import { createPasswordPolicy } from './passwords/password-policy.ts';
import { createGrantSession } from './sessions/grant-session.ts';
import { createOpenSession } from './sessions/open-session.ts';
import { createRefreshSession } from './sessions/refresh-session.ts';
import { createSessionStore } from './sessions/session-store.ts';
import { createSignInWithPassword } from './sessions/sign-in-with-password.ts';
import { createSignOut } from './sessions/sign-out.ts';
import { createVerifyAccessToken, type VerifyAccessToken } from './sessions/verify-access-token.ts';
import { createSweep } from './sweep.ts';
import { type AuthDatabase, openTables } from './tables.ts';
import { createKnownAddresses } from './throttling/known-addresses.ts';
import { createThrottle } from './throttling/throttle.ts';

/** The sign-in service. */
export interface Auth {
  /** To be registered under the path that the issuer names. */
  readonly routes: FastifyPluginAsync;
  readonly verifyAccessToken: VerifyAccessToken;
  /** Makes an account whatever the sign-up setting: for the operator. Refuses what a sign-up refuses. */
  createUser(registration: Registration): Promise<{ id: string }>;
}

/** Brings the service's tables up to date, makes the signing key where there is none, and wires the rest. */
export async function createAuth(options: AuthOptions): Promise<Auth> {
  const { connection, sealer, clock } = options;
  await migrate(connection, migrationSet);
  const database = openTables(connection);
  const services = wire(options, database, await loadSigningKeys(database, sealer, clock));
  return {
    routes: createRoutes(services),
    verifyAccessToken: services.verifyAccessToken,
    createUser: async (registration) => {
      const { id } = await services.registerUser(registration);
      return { id };
    },
  };
}

function wire(options: AuthOptions, database: AuthDatabase, keys: SigningKeys) {
  const { clock, sealer, issuer } = options;
  const limits = { ...DEFAULT_LIMITS, ...options.limits };
  const accessTokens = createAccessTokens(keys, { ...limits, issuer, clock });
  const grantSession = createGrantSession(accessTokens, sealer);
  const parts = {
    database,
    keys,
    limits,
    clock,
    sealer,
    accessTokens,
    grantSession,
    signup: options.signup,
    users: createUserStore(database),
    sessions: createSessionStore(database),
    throttle: createThrottle(database, clock),
    knownAddresses: createKnownAddresses(database, limits, clock),
    hasher: createPasswordHasher(),
    policy: createPasswordPolicy(options.passwordMinLength),
  };
  const checkPassword = createCheckPassword(parts);
  const openSession = createOpenSession(parts);
  const registerUser = createRegisterUser(parts);
  return {
    ...parts,
    registerUser,
    signUp: createSignUp({ ...parts, registerUser, openSession }),
    signInWithPassword: createSignInWithPassword({ ...parts, checkPassword, openSession }),
    refreshSession: createRefreshSession(parts),
    signOut: createSignOut(parts.sessions),
    updateUser: createUpdateUser({ ...parts, checkPassword }),
    verifyAccessToken: createVerifyAccessToken(parts),
    sweep: createSweep(parts),
  };
}

import { migrate } from '@proviso/database';
import type { FastifyPluginAsync } from 'fastify';

import { createAccountSecurity } from './accounts/account-security.ts';
import { createCancelAddressChange } from './accounts/cancel-address-change.ts';
import { type ConfirmOwner, createConfirmOwner } from './accounts/confirm-owner.ts';
import { createPlanAddressChange } from './accounts/plan-address-change.ts';
import { createReclaimAccount } from './accounts/reclaim-account.ts';
import { createRecordChange } from './accounts/record-change.ts';
import {
  createPrepareUser,
  createRegisterUser,
  type Registration,
} from './accounts/register-user.ts';
import { createSignUpAnonymously } from './accounts/sign-up-anonymously.ts';
import { createSignUp } from './accounts/sign-up.ts';
import { createUpdateUser } from './accounts/update-user.ts';
import { createUserStore } from './accounts/user-store.ts';
import { type AdministerUsers, createAdministerUsers } from './admin/administer-users.ts';
import { createGenerateLinks } from './admin/generate-link.ts';
import { createListUsers, type ListUsers } from './admin/list-users.ts';
import { createRemoveUserFactor } from './admin/remove-user-factor.ts';
import { createBackground } from './background.ts';
import { createFlowStateStore } from './flows/flow-state-store.ts';
import { createGoogleFlowStore } from './google/google-flow-store.ts';
import { createRoutes } from './http/routes.ts';
import { createAccessTokens } from './keys/access-tokens.ts';
import { type KeyedHash, loadKeyedHash } from './keys/keyed-hash.ts';
import { createServiceTokens } from './keys/service-tokens.ts';
import { loadSigningKeys, type SigningKeys } from './keys/signing-keys.ts';
import type { Mailer } from './mail/mailer.ts';
import { createNotify, createSendMessage } from './mail/send-message.ts';
import { migrationSet } from './migrations/index.ts';
import { type AuthOptions, DEFAULT_LIMITS } from './options.ts';
import { createCheckPassword } from './passwords/check-password.ts';
import { createPasswordHasher } from './passwords/password-hasher.ts';
import { createPasswordPolicy } from './passwords/password-policy.ts';
import { createRequireNewPassword } from './passwords/require-new-password.ts';
import { createFindAccount, type FindAccount } from './sessions/find-account.ts';
import { createGrantSession } from './sessions/grant-session.ts';
import { createKnownDevices } from './sessions/known-devices.ts';
import { createListSessions } from './sessions/list-sessions.ts';
import { lockSession, type LockSession } from './sessions/lock-session.ts';
import { createOpenSession, type OpenSessionIn } from './sessions/open-session.ts';
import { createReauthenticate } from './sessions/reauthenticate.ts';
import { createRefreshSession } from './sessions/refresh-session.ts';
import { createSessionStore } from './sessions/session-store.ts';
import { createSignInWithPassword } from './sessions/sign-in-with-password.ts';
import { createEndSession, createSignOut } from './sessions/sign-out.ts';
import { createVerifyAccessToken, type VerifyAccessToken } from './sessions/verify-access-token.ts';
import { createSweep } from './sweep.ts';
import { type AuthDatabase, openTables } from './tables.ts';
import { createKnownAddresses } from './throttling/known-addresses.ts';
import { createThrottle } from './throttling/throttle.ts';
import { wireFactors } from './wire-factors.ts';
import { wireGoogle } from './wire-google.ts';
import { wireMail } from './wire-mail.ts';

/** The sign-in service. */
export interface Auth {
  /** Register these under the issuer's path. */
  readonly routes: FastifyPluginAsync;
  readonly verifyAccessToken: VerifyAccessToken;
  readonly findAccount: FindAccount;
  readonly lockSession: LockSession;
  /** Creates an account regardless of the sign-up setting, for the operator. Has the same refusals as a sign-up. */
  createUser(registration: Registration): Promise<{ id: string }>;
  /** User administration: find, change, ban, delete. */
  readonly users: AdministerUsers & { readonly list: ListUsers };
  readonly confirmOwner: ConfirmOwner;
  /** Waits for mails to be sent. The routes do so when their server closes; needed only without them. */
  settle(): Promise<void>;
  /** A token for `/admin` with the given lifetime in milliseconds. */
  createServiceRoleToken(life: number): Promise<string>;
  /** Changes throw a `SigningKeyError` when keys are set by configuration. */
  readonly signingKeys: Pick<SigningKeys, 'list' | 'rotate' | 'drop'>;
}

/** Migrates the service's tables, creates a signing key if there is none, and wires the rest. */
export async function createAuth(options: AuthOptions): Promise<Auth> {
  const { connection, sealer, clock } = options;
  const settings = withDefaults(options);
  await migrate(connection, migrationSet);
  const database = openTables(connection);
  const services = wire(settings, database, {
    keys: await loadSigningKeys({ database, sealer, clock }, options.keys),
    hash: await loadKeyedHash(database, 'mailed codes', { sealer, clock }),
    recoveryHash: await loadKeyedHash(database, 'recovery codes', { sealer, clock }),
  });
  return {
    routes: createRoutes(services),
    verifyAccessToken: services.verifyAccessToken,
    findAccount: createFindAccount(services),
    lockSession,
    createUser: async (registration) => {
      const { id } = await services.registerUser(registration);
      return { id };
    },
    confirmOwner: services.confirmOwner,
    settle: () => services.background.drain(),
    users: { ...services.administerUsers, list: services.listUsers },
    createServiceRoleToken: (life) => services.serviceTokens.issue(life),
    signingKeys: services.keys,
  };
}

type Settings = ReturnType<typeof withDefaults>;

function withDefaults(options: AuthOptions) {
  const { autoConfirm = true, mailer } = options;
  if (!autoConfirm && mailer === undefined) {
    throw new Error('Sign-ups cannot be confirmed by mail without a mailer.');
  }
  return {
    siteUrl: new URL(options.issuer).origin,
    redirectAllowList: [],
    productName: 'Proviso',
    anonymousSignIns: false,
    phoneSignIns: false,
    refuseUnknown: false,
    secureEmailChange: true,
    requireCurrentPassword: true,
    securePasswordChange: false,
    linkPage: true,
    manualLinking: false,
    userDeletion: true,
    ...options,
    autoConfirm,
    mailer: mailer ?? NO_MAILER,
    limits: { ...DEFAULT_LIMITS, ...options.limits },
  };
}

/** Clients must not notice that there is no mailer: that would reveal who has an account. */
const NO_MAILER: Mailer = { send: () => Promise.resolve() };

function wire(
  settings: Settings,
  database: AuthDatabase,
  secrets: {
    readonly keys: SigningKeys;
    readonly hash: KeyedHash;
    readonly recoveryHash: KeyedHash;
  },
) {
  const { clock, limits } = settings;
  const accessTokens = createAccessTokens(secrets.keys, { ...limits, ...settings });
  const background = createBackground();
  const recordChange = createRecordChange(settings);
  const sendMessage = createSendMessage(settings.mailer, settings);
  const base = {
    ...settings,
    ...secrets,
    database,
    accessTokens,
    background,
    sendMessage,
    reclaimAccount: createReclaimAccount({ ...settings, recordChange }),
    recordChange,
    notify: createNotify(background, sendMessage),
    grantSession: createGrantSession(accessTokens, settings.sealer),
    users: createUserStore(database),
    sessions: createSessionStore(database),
    flows: createFlowStateStore(database),
    googleFlows: createGoogleFlowStore(database, settings.sealer),
    throttle: createThrottle(database, clock),
    knownAddresses: createKnownAddresses(database, limits, clock),
    knownDevices: createKnownDevices(database, limits, clock),
    hasher: createPasswordHasher(),
    policy: createPasswordPolicy(settings.passwordMinLength),
  };
  const openSessionIn: OpenSessionIn = (transaction) =>
    createOpenSession({ ...base, database: transaction });
  const prepareUser = createPrepareUser(base.policy, base.hasher);
  const checkPassword = createCheckPassword(base);
  const parts = { ...base, openSessionIn, openSession: openSessionIn(database), prepareUser };
  const mail = wireMail(parts, settings);
  const factors = wireFactors({ ...parts, ...mail });
  const rest = { ...parts, ...mail, ...factors, ...wireGoogle({ ...parts, ...mail }, settings) };
  return { ...rest, ...wireAccounts({ ...rest, checkPassword }) };
}

type AccountParts = Omit<
  Parameters<typeof createRegisterUser>[0] &
    Parameters<typeof createSignUp>[0] &
    Parameters<typeof createSignUpAnonymously>[0] &
    Parameters<typeof createSignInWithPassword>[0] &
    Parameters<typeof createRefreshSession>[0] &
    Parameters<typeof createRequireNewPassword>[0] &
    Parameters<typeof createUpdateUser>[0] &
    Parameters<typeof createPlanAddressChange>[0] &
    Parameters<typeof createVerifyAccessToken>[0] &
    Parameters<typeof createAccountSecurity>[0] &
    Parameters<typeof createConfirmOwner>[0] &
    Parameters<typeof createListSessions>[0] &
    Parameters<typeof createReauthenticate>[0] &
    Parameters<typeof createAdministerUsers>[0] &
    Parameters<typeof createGenerateLinks>[0] &
    Parameters<typeof createServiceTokens>[0] &
    Parameters<typeof createSweep>[0],
  'registerUser' | 'requireNewPassword' | 'planAddressChange' | 'administerUsers'
>;

function wireAccounts(parts: AccountParts) {
  const registerUser = createRegisterUser(parts);
  const requireNewPassword = createRequireNewPassword(parts);
  const planAddressChange = createPlanAddressChange(parts);
  const administerUsers = createAdministerUsers(parts);
  return {
    registerUser,
    signUp: createSignUp({ ...parts, registerUser }),
    signUpAnonymously: createSignUpAnonymously(parts),
    signInWithPassword: createSignInWithPassword(parts),
    refreshSession: createRefreshSession(parts),
    signOut: createSignOut(parts),
    endSession: createEndSession(parts),
    accountSecurity: createAccountSecurity(parts),
    confirmOwner: createConfirmOwner(parts),
    listSessions: createListSessions(parts),
    reauthenticate: createReauthenticate(parts),
    cancelAddressChange: createCancelAddressChange(parts),
    updateUser: createUpdateUser({ ...parts, requireNewPassword, planAddressChange }),
    administerUsers,
    listUsers: createListUsers(parts.database),
    removeUserFactor: createRemoveUserFactor(parts),
    generateLinks: createGenerateLinks({ ...parts, administerUsers }),
    serviceTokens: createServiceTokens(parts),
    verifyAccessToken: createVerifyAccessToken(parts),
    sweep: createSweep(parts),
  };
}

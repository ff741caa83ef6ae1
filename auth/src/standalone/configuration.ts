import { join } from 'node:path';

import type { DatabaseLocation } from '@proviso/database';
import { z } from 'zod';

import { type AuthLimits, type AuthOptions, DEFAULT_LIMITS, type KeyOptions } from '../options.ts';
import {
  createEnvironmentReader,
  type Environment,
  EnvironmentError,
  type EnvironmentReader,
} from './environment.ts';

const SECOND = 1000;

const RATES_PER_ADDRESS = [
  'signUpsPerAddress',
  'anonymousSignUpsPerAddress',
  'passwordsPerAddress',
  'mailsPerAddress',
  'verificationsPerAddress',
  'factorCodesPerAddress',
  'providerSignInsPerAddress',
] as const satisfies readonly (keyof AuthLimits)[];

const keySetSchema = z.array(z.looseObject({ kty: z.string(), kid: z.string() })).optional();

/** The configuration of a standalone instance. */
export interface StandaloneConfiguration {
  readonly host: string;
  readonly port: number;
  /** Begins with a slash and does not end with one, or is empty. */
  readonly basePath: string;
  readonly trustProxy: readonly string[];
  /** Origins whose pages may call the service, besides its own. */
  readonly allowedOrigins: readonly string[];
  readonly logLevel: string;
  readonly database: DatabaseLocation;
  readonly dataFolder: string;
  /** 32 bytes in base64; when absent, a key file in the data folder is used. */
  readonly masterKey: string | undefined;
  readonly smtpUrl: string | undefined;
  readonly smtpTls: 'required' | 'optional';
  readonly mailFrom: string;
  readonly auth: Omit<AuthOptions, 'connection' | 'sealer' | 'clock' | 'mailer'>;
}

/** Reads the configuration; throws an `EnvironmentError` that names the faulty variable. */
export function readConfiguration(environment: Environment): StandaloneConfiguration {
  const reader = createEnvironmentReader(environment);
  const port = reader.count('PORT', 9999);
  const basePath = readBasePath(reader);
  const publicUrl = reader.address('PUBLIC_URL', `http://localhost:${port}`);
  const siteUrl = reader.address('SITE_URL', publicUrl);
  const dataFolder = reader.text('DATA_DIR') ?? './data';
  const smtpUrl = reader.text('SMTP_URL');
  const databaseUrl = reader.text('DATABASE_URL');
  return {
    host: reader.text('HOST') ?? '127.0.0.1',
    port,
    basePath,
    trustProxy: reader.list('TRUST_PROXY'),
    allowedOrigins: [new URL(siteUrl).origin, ...reader.list('ALLOWED_ORIGINS')],
    logLevel: reader.text('LOG_LEVEL') ?? 'info',
    database:
      databaseUrl === undefined
        ? { kind: 'sqlite', file: join(dataFolder, 'auth.db') }
        : { kind: 'postgresql', url: databaseUrl },
    dataFolder,
    masterKey: reader.text('MASTER_KEY'),
    smtpUrl,
    smtpTls: reader.oneOf('SMTP_TLS', ['required', 'optional'], 'required'),
    mailFrom: reader.text('MAIL_FROM') ?? 'Proviso <no-reply@localhost>',
    auth: {
      issuer: `${publicUrl}${basePath}`,
      siteUrl,
      redirectAllowList: reader.list('REDIRECT_ALLOW_LIST'),
      signup: reader.oneOf('SIGNUP', ['open', 'closed'], 'open'),
      anonymousSignIns: reader.flag('ANONYMOUS_SIGN_INS', false),
      phoneSignIns: reader.flag('PHONE_SIGN_INS', false),
      refuseUnknown: reader.flag('REFUSE_UNKNOWN', false),
      autoConfirm: reader.flag('AUTO_CONFIRM', smtpUrl === undefined),
      passwordMinLength: reader.count('PASSWORD_MIN_LENGTH', 6),
      requireCurrentPassword: reader.flag('REQUIRE_CURRENT_PASSWORD', true),
      securePasswordChange: reader.flag('SECURE_PASSWORD_CHANGE', false),
      secureEmailChange: reader.flag('SECURE_EMAIL_CHANGE', true),
      linkPage: reader.flag('LINK_PAGE', true),
      ...readGoogle(reader),
      manualLinking: reader.flag('MANUAL_LINKING', false),
      keys: readKeys(reader),
      limits: readLimits(reader),
    },
  };
}

function readBasePath(reader: EnvironmentReader): string {
  const path = (reader.text('BASE_PATH') ?? '/auth/v1').replace(/\/+$/u, '');
  if (path === '' || path.startsWith('/')) return path;
  throw new EnvironmentError('BASE_PATH has to begin with a slash.');
}

/** Undefined unless it is configured completely. */
function readGoogle(reader: EnvironmentReader): Pick<AuthOptions, 'google'> {
  const clientId = reader.text('GOOGLE_CLIENT_ID');
  const clientSecret = reader.text('GOOGLE_CLIENT_SECRET');
  if (clientId === undefined && clientSecret === undefined) return {};
  if (clientId === undefined || clientSecret === undefined) {
    throw new EnvironmentError('GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET go together.');
  }
  return { google: { clientId, clientSecret, issuer: reader.text('GOOGLE_ISSUER') } };
}

function readKeys(reader: EnvironmentReader): KeyOptions {
  const secret = reader.text('JWT_SECRET');
  const keySet = readKeySet(reader);
  const defaultAlgorithm = secret === undefined ? 'ES256' : 'HS256';
  return {
    algorithm: reader.oneOf('JWT_ALGORITHM', ['ES256', 'RS256', 'HS256'], defaultAlgorithm),
    ...(secret !== undefined && { secret }),
    ...(keySet !== undefined && { keySet }),
  };
}

function readKeySet(reader: EnvironmentReader): KeyOptions['keySet'] {
  const { success, data } = keySetSchema.safeParse(reader.json('JWT_KEYS'));
  if (success) return data;
  throw new EnvironmentError('JWT_KEYS has to be a list of JWKs, each with a kid.');
}

/** One number sets the burst for one address, for all kinds of attempts; the recovery rate is fixed. */
function readLimits(reader: EnvironmentReader): Partial<AuthLimits> {
  const seconds = (name: string, absent: number) => reader.count(name, absent / SECOND) * SECOND;
  const burst = reader.count('ADDRESS_BURST', DEFAULT_LIMITS.signUpsPerAddress.burst);
  const rates = RATES_PER_ADDRESS.map(
    (name) => [name, { ...DEFAULT_LIMITS[name], burst }] as const,
  );
  return {
    accessTokenLife: seconds('ACCESS_TOKEN_LIFE', DEFAULT_LIMITS.accessTokenLife),
    reuseInterval: seconds('REUSE_INTERVAL', DEFAULT_LIMITS.reuseInterval),
    mailGap: seconds('MAIL_GAP', DEFAULT_LIMITS.mailGap),
    ...Object.fromEntries(rates),
  };
}

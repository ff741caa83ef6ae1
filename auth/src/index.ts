export { type Auth, createAuth } from './create-auth.ts';
export { AUTH_ERRORS, AuthError, type AuthErrorCode } from './errors.ts';
export type {
  AccountChange,
  AccountEvent,
  AuthLimits,
  AuthOptions,
  Clock,
  KeyOptions,
  Sealer,
} from './options.ts';
export { SigningKeyError } from './keys/signing-key-error.ts';
export type { GoogleOptions } from './google/google-provider.ts';
export type { Mail, Mailer } from './mail/mailer.ts';
export { createOutboxMailer } from './mail/outbox-mailer.ts';
export { createSmtpMailer } from './mail/smtp-mailer.ts';
export { migrationSet as authMigrations } from './migrations/index.ts';
export type { Registration } from './accounts/register-user.ts';
export { addressGroup } from './throttling/address-group.ts';
export { describeDevice } from './sessions/describe-device.ts';
export type { AssuranceLevel } from './sessions/session.ts';
export type { Principal } from './sessions/verify-access-token.ts';

export { type Auth, createAuth } from './create-auth.ts';
export { AUTH_ERRORS, AuthError, type AuthErrorCode } from './errors.ts';
export type { AuthLimits, AuthOptions, Clock, Sealer } from './options.ts';
export type { Registration } from './accounts/register-user.ts';
export type { AssuranceLevel } from './sessions/session.ts';
export type { Principal } from './sessions/verify-access-token.ts';

import type { AuthLimits } from '../options.ts';

/** How strongly a session's user was authenticated: with one factor or two. */
export type AssuranceLevel = 'aal1' | 'aal2';

/** The methods that can open or strengthen a session, as named in tokens (`amr`). */
export type MethodName =
  | 'password'
  | 'otp'
  | 'email/signup'
  | 'invite'
  | 'magiclink'
  | 'recovery'
  | 'email_change'
  | 'oauth'
  | 'anonymous'
  | 'totp';

/** One authentication step of a session; `timestamp` in Unix seconds, as in tokens. */
export interface AuthenticationMethod {
  readonly method: MethodName;
  readonly timestamp: number;
}

/** A signed-in browser. Times are Unix milliseconds. */
export interface Session {
  /** A UUID. */
  readonly id: string;
  readonly userId: string;
  readonly aal: AssuranceLevel;
  /** Newest first. */
  readonly methods: readonly AuthenticationMethod[];
  readonly refreshCounter: number;
  /** Refresh tokens with a lower number are rejected immediately. */
  readonly refreshFloor: number;
  readonly sealedRefreshKey: Uint8Array;
  readonly createdAt: number;
  readonly refreshedAt: number;
}

/** False when the session was inactive too long, or is too old. */
export function isActive(
  session: Pick<Session, 'createdAt' | 'refreshedAt'>,
  limits: Pick<AuthLimits, 'sessionLife' | 'sessionIdleLife'>,
  now: number,
): boolean {
  return (
    now < session.createdAt + limits.sessionLife &&
    now < session.refreshedAt + limits.sessionIdleLife
  );
}

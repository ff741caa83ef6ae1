import type { AuthLimits } from '../options.ts';

/** How strongly a session's user was authenticated: by one factor, or two. */
export type AssuranceLevel = 'aal1' | 'aal2';

/** What a session can be opened or strengthened with, as tokens name it (`amr`). */
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

/** One step by which a session was opened or strengthened; `timestamp` in Unix seconds, as tokens carry it. */
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
  /** Refresh tokens with a lower number are refused at once. */
  readonly refreshFloor: number;
  readonly sealedRefreshKey: Uint8Array;
  readonly createdAt: number;
  readonly refreshedAt: number;
}

/** False when the session was left alone too long, or is too old. */
export function isAlive(
  session: Pick<Session, 'createdAt' | 'refreshedAt'>,
  limits: Pick<AuthLimits, 'sessionLife' | 'sessionIdleLife'>,
  now: number,
): boolean {
  return (
    now < session.createdAt + limits.sessionLife &&
    now < session.refreshedAt + limits.sessionIdleLife
  );
}

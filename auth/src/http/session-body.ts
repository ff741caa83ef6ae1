import { userBody } from '../accounts/user-body.ts';
import type { SessionGrant } from '../sessions/grant-session.ts';

/** A session's tokens in wire format. */
export function sessionBody({ user, accessToken, refreshToken }: SessionGrant) {
  return {
    access_token: accessToken.token,
    token_type: 'bearer',
    expires_in: accessToken.expiresAt - accessToken.issuedAt,
    expires_at: accessToken.expiresAt,
    refresh_token: refreshToken,
    user: userBody(user),
  };
}

/** The same without the user, as strings for a URL fragment. */
export function sessionFragment(grant: SessionGrant): Record<string, string> {
  const { user: _user, ...tokens } = sessionBody(grant);
  return Object.fromEntries(Object.entries(tokens).map(([name, value]) => [name, String(value)]));
}

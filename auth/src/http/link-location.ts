import type { FollowedLink } from '../codes/follow-link.ts';
import type { AuthError } from '../errors.ts';
import { sessionBody } from './session-body.ts';

/** What the first of two confirmations says. */
export const ACCEPTED_MESSAGE =
  'Confirmation link accepted. Please proceed to confirm link sent to the other email';

/** The link that a browser followed. */
interface FollowedRequest {
  /** From the redirect rule. */
  readonly redirectTo: string;
  readonly type: string;
  readonly isPkce: boolean;
}

/** Where the browser goes after its link was redeemed; what it needs to know is in the address. */
export function linkLocation(followed: FollowedLink, request: FollowedRequest): string {
  const { redirectTo, type, isPkce } = request;
  if (followed.outcome === 'code') return extend(redirectTo, { query: { code: followed.code } });
  if (followed.outcome === 'accepted') {
    const message = { message: ACCEPTED_MESSAGE };
    return extend(redirectTo, { query: isPkce ? message : {}, fragment: message });
  }
  const { user: _user, ...tokens } = sessionBody(followed.grant);
  const expiry = { expires_in: String(tokens.expires_in), expires_at: String(tokens.expires_at) };
  return extend(redirectTo, { fragment: { ...tokens, ...expiry, type } });
}

/** Where the browser goes when its link was refused. */
export function refusedLocation(error: AuthError, { redirectTo, isPkce }: FollowedRequest): string {
  const reason = {
    error: 'access_denied',
    error_code: error.code,
    error_description: error.message,
  };
  return extend(redirectTo, { query: isPkce ? reason : {}, fragment: reason });
}

interface Extension {
  readonly query?: Readonly<Record<string, string>>;
  readonly fragment?: Readonly<Record<string, string>>;
}

/** The empty `sb` tells clients that the fragment is ours. */
function extend(address: string, { query = {}, fragment }: Extension): string {
  const url = new URL(address);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  url.hash = fragment === undefined ? '' : String(new URLSearchParams({ ...fragment, sb: '' }));
  return url.href;
}

import type { FollowedLink } from '../codes/follow-link.ts';
import type { AuthError } from '../errors.ts';
import { extendAddress } from '../redirects/extend-address.ts';
import { sessionFragment } from './session-body.ts';

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
  if (followed.outcome === 'code')
    return extendAddress(redirectTo, { query: { code: followed.code } });
  if (followed.outcome === 'accepted') {
    const message = { message: ACCEPTED_MESSAGE };
    return extendAddress(redirectTo, { query: isPkce ? message : {}, fragment: message });
  }
  return extendAddress(redirectTo, { fragment: { ...sessionFragment(followed.grant), type } });
}

/** Where the browser goes when its link was refused. */
export function refusedLocation(
  error: AuthError,
  { redirectTo, isPkce }: Omit<FollowedRequest, 'type'>,
): string {
  const reason = {
    error: 'access_denied',
    error_code: error.code,
    error_description: error.message,
  };
  return extendAddress(redirectTo, { query: isPkce ? reason : {}, fragment: reason });
}

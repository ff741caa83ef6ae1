import type { FollowedLink } from '../codes/follow-link.ts';
import type { AuthError } from '../errors.ts';
import { extendAddress } from '../redirects/extend-address.ts';
import { sessionFragment } from './session-body.ts';

/** The message after the first of two confirmations. */
export const ACCEPTED_MESSAGE =
  'Confirmation link accepted. Please proceed to confirm link sent to the other email';

/** A browser's request for a link. */
interface FollowedRequest {
  /** From the redirect rule. */
  readonly redirectTo: string;
  readonly type: string;
  readonly isPkce: boolean;
}

/** Where to redirect the browser after its link was redeemed; the URL contains everything it needs to know. */
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

/** Where to redirect the browser when its link was refused. */
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

import type { FastifyRequest } from 'fastify';

import { AuthError } from '../errors.ts';
import type { AuthLimits, Clock } from '../options.ts';
import { requireAssurance } from '../sessions/require-assurance.ts';
import { requireRecentSignIn } from '../sessions/require-recent-sign-in.ts';
import type { Principal, VerifyAccessToken } from '../sessions/verify-access-token.ts';
import { requireBearerToken } from './require-bearer-token.ts';

/** Whether identities can be linked and unlinked, and by whom. */
export interface LinkerServices {
  readonly manualLinking: boolean;
  readonly verifyAccessToken: VerifyAccessToken;
  readonly limits: Pick<AuthLimits, 'recentSignIn'>;
  readonly clock: Clock;
}

/**
 * The user who may link and unlink identities. Throws `manual_linking_disabled`, `insufficient_aal`,
 * `reauthentication_needed` or the errors of `VerifyAccessToken`.
 */
export async function requireLinker(
  services: LinkerServices,
  request: FastifyRequest,
): Promise<Principal> {
  const principal = await services.verifyAccessToken(requireBearerToken(request));
  if (!services.manualLinking) throw new AuthError('manual_linking_disabled');
  requireAssurance(principal);
  // Nobody can sign in to an anonymous account again: its first identity is how it becomes possible.
  if (!principal.isAnonymous) requireRecentSignIn(principal, services);
  return principal;
}

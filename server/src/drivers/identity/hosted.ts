import type { Clock } from '#server/ports/clock.ts';
import type { Identity } from '#server/ports/identity.ts';
import { sessionInvalid } from '#server/refusals/session-refusals.ts';

import { createClaimsReader } from './hosted-claims.ts';
import { createOwnerCheck, createUserDeletion } from './hosted-owners.ts';
import type { HostedProject } from './hosted-project.ts';
import { createSignInOptionsReader } from './hosted-sign-in-options.ts';
import { createUserFinder, type HostedUser } from './hosted-users.ts';

/**
 * Identity from a Supabase project. The signature is checked here on every request, so that strangers cannot reach the
 * project through us; when only the project can check it, each address is limited in how many rejected tokens it may
 * have looked up. The project is asked at most once a minute per token, because a token does not say whether its
 * session has ended or a second factor was added.
 */
export function createHostedIdentity(project: HostedProject, clock: Clock): Identity {
  const readClaims = createClaimsReader(project, clock);
  const findUser = createUserFinder(project, clock);
  const deleteUser = createUserDeletion(project);
  // The project's answers are cached for up to a minute; users deleted here are refused until then.
  const deleted = new Set<string>();
  return {
    async verifyAccessToken(token, address) {
      const { sub, aal, amr, isVerified } = await readClaims(token);
      if (deleted.has(sub)) throw sessionInvalid();
      const user = await findUser(token, { address, isVerified });
      // Accounts here have an address; the project's anonymous users have none.
      if (user?.id !== sub || user.email === '') throw sessionInvalid();
      const hasFactor = user.factors?.some(({ status }) => status === 'verified') ?? false;
      return {
        userId: user.id,
        sessionId: null,
        email: user.email,
        isEmailProven: isEmailProven(user),
        authenticatedAt: Math.max(0, ...amr.map(({ timestamp }) => timestamp)) * 1000,
        hasSecondFactor: hasFactor,
        needsSecondFactor: hasFactor && aal !== 'aal2',
        metadata: user.user_metadata ?? {},
      };
    },
    confirmOwner: createOwnerCheck(project, clock),
    lockSession: () => Promise.resolve(),
    async deleteUser(userId) {
      await deleteUser(userId);
      deleted.add(userId);
    },
    // Users are looked up by their tokens; not every installation has the service role key that other lookups need.
    findUser: null,
    describeSignIn: createSignInOptionsReader(project, clock),
  };
}

/**
 * Proven by an identity whose provider vouches for it: the confirmation time is also set when nobody confirmed
 * anything.
 */
function isEmailProven({ email, identities }: HostedUser): boolean {
  const data = identities?.map(({ identity_data: about }) => about) ?? [];
  return data.some((about) => about?.email_verified === true && about.email === email);
}

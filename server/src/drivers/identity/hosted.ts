import type { Clock } from '#server/ports/clock.ts';
import type { Identity } from '#server/ports/identity.ts';
import { sessionInvalid } from '#server/refusals/session-refusals.ts';

import { createClaimsReader } from './hosted-claims.ts';
import { createOfferReader } from './hosted-offer.ts';
import { createOwnerCheck, createUserDeletion } from './hosted-owners.ts';
import type { HostedProject } from './hosted-project.ts';
import { createUserFinder, type HostedUser } from './hosted-users.ts';

/**
 * Identity as a Supabase project vouches for it. The signature is checked here at every request, which keeps strangers
 * from reaching the project through us; where only the project can check it, each address has but so many tokens looked up
 * that are refused. The project is asked at most once a minute for each token, because no token says whether its session
 * was ended or a second factor was added since.
 */
export function createHostedIdentity(project: HostedProject, clock: Clock): Identity {
  const readClaims = createClaimsReader(project, clock);
  const findUser = createUserFinder(project, clock);
  const deleteUser = createUserDeletion(project);
  // The project is asked once a minute at most; who was deleted here is not believed until then.
  const deleted = new Set<string>();
  return {
    async verifyAccessToken(token, address) {
      const { sub, aal, amr, isGenuine } = await readClaims(token);
      if (deleted.has(sub)) throw sessionInvalid();
      const user = await findUser(token, { address, isGenuine });
      // Accounts here have an address; an anonymous user of the project has none.
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
    holdSession: () => Promise.resolve(),
    async deleteUser(userId) {
      await deleteUser(userId);
      deleted.add(userId);
    },
    // It tells of users by their tokens; what a service role key opens besides, not every installation has one for.
    findUser: null,
    describeSignIn: createOfferReader(project, clock),
  };
}

/** By an identity that vouches for it: the time of confirmation is also set where nobody confirmed anything. */
function isEmailProven({ email, identities }: HostedUser): boolean {
  const data = identities?.map(({ identity_data: about }) => about) ?? [];
  return data.some((about) => about?.email_verified === true && about.email === email);
}

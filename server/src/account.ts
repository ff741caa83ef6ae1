import type { Plan } from '@proviso/contracts';

import type { Principal } from '#server/ports/identity.ts';

/** An account's own record with the product. */
export interface ProfileRecord {
  readonly id: number;
  /** The auth user's UUID. */
  readonly userId: string;
  readonly name: string;
  readonly plan: Plan;
  readonly role: string;
  readonly isDemo: boolean;
  /** The name of the policy that is meant where a request names none. */
  readonly defaultPolicy: string | null;
}

/** Who makes a request. The profile is null until it was created, which is the client's first call. */
export interface Account {
  readonly principal: Principal;
  readonly profile: ProfileRecord | null;
}

/** Whether an id that a client sent names the account itself: by its UUID or by its profile's integer. */
export function isOwnId({ principal, profile }: Account, id: string): boolean {
  return id === principal.userId || (profile !== null && id === String(profile.id));
}

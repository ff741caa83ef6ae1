import type { ApiKeyScope, AuditAgent, Plan } from '@proviso/contracts';

import type { Principal } from '#server/ports/identity.ts';

/** From where, and by what, an account is used. */
interface Actor {
  /** The IP address. */
  readonly address: string;
  readonly agent: AuditAgent;
}

/** An account's own record with the product. */
export interface ProfileRecord {
  readonly id: number;
  /** The auth user's UUID. */
  readonly userId: string;
  readonly name: string;
  readonly plan: Plan;
  readonly role: string;
  readonly isDemo: boolean;
  /** The policy that is meant where a request names none, by name or reference. */
  readonly defaultPolicy: string | null;
  /** Who acts for the account in this request; absent where the server acts by itself. */
  readonly actor?: Actor;
}

/** The API key that a request came with. */
interface UsedKey {
  readonly id: number;
  readonly name: string;
  readonly scope: ApiKeyScope;
}

/** Who makes a request. The profile is null until it was created, which is the client's first call. */
export interface Account {
  readonly principal: Principal;
  readonly profile: ProfileRecord | null;
  /** Absent where the request came with a session. */
  readonly key?: UsedKey;
}

/** Whether an id that a client sent names the account itself: by its UUID or by its profile's integer. */
export function isOwnId({ principal, profile }: Account, id: string): boolean {
  return id === principal.userId || (profile !== null && id === String(profile.id));
}

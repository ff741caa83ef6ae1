import type { ApiKeyScope, AuditAgent, Plan } from '@proviso/contracts';

import type { Principal } from '#server/ports/identity.ts';

/** Where an account is used from, and with what client. */
interface Actor {
  /** The IP address; null for an operator. */
  readonly address: string | null;
  readonly agent: AuditAgent;
}

/** The product's own record of an account. */
export interface ProfileRecord {
  readonly id: number;
  /** The auth user's UUID. */
  readonly userId: string;
  readonly name: string;
  readonly plan: Plan;
  readonly role: string;
  readonly isDemo: boolean;
  /** The policy used when a request names none, by name or reference. */
  readonly defaultPolicy: string | null;
  /** Who acts for the account in this request; absent when the server itself acts. */
  readonly actor?: Actor;
}

/** An account, and who acts for it. */
export type ActingProfile = Pick<ProfileRecord, 'id' | 'actor'>;

/** The API key that authenticated a request. */
interface UsedKey {
  readonly id: number;
  readonly name: string;
  readonly scope: ApiKeyScope;
}

/** Who makes a request. The profile is null until the client's first call creates it. */
export interface Account {
  readonly principal: Principal;
  readonly profile: ProfileRecord | null;
  /** Who acts in a session, also before there is a profile. */
  readonly actor?: Actor;
  /** Absent when the request was authenticated by a session. */
  readonly key?: UsedKey;
}

/** Whether an id sent by a client names the account itself, by its UUID or by its profile's integer. */
export function isOwnId({ principal, profile }: Account, id: string): boolean {
  return id === principal.userId || (profile !== null && id === String(profile.id));
}

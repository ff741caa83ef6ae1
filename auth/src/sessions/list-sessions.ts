import type { AuthLimits, Clock } from '../options.ts';
import { describeDevice } from './describe-device.ts';
import { requireAssurance } from './require-assurance.ts';
import type { SessionStore } from './session-store.ts';
import { isActive } from './session.ts';
import type { Principal } from './verify-access-token.ts';

/** One of a user's sessions, as shown to them. Times are Unix milliseconds. */
interface ListedSession {
  readonly id: string;
  /** Such as `Firefox on Linux`. */
  readonly device: string;
  /** The IP address where it was opened. */
  readonly address: string;
  readonly createdAt: number;
  /** When its tokens were last refreshed: it may have been used for up to an access token's lifetime after that. */
  readonly lastSeenAt: number;
  /** True for the session making the request. */
  readonly isCurrent: boolean;
}

/** The valid sessions of the principal's user: the current one first, then by last use. */
export type ListSessions = (principal: Principal) => Promise<ListedSession[]>;

interface Dependencies {
  readonly sessions: SessionStore;
  readonly limits: AuthLimits;
  readonly clock: Clock;
}

/** Binds `ListSessions`; throws `insufficient_aal`. */
export function createListSessions({ sessions, limits, clock }: Dependencies): ListSessions {
  return async (principal) => {
    requireAssurance(principal);
    const rows = await sessions.listOfUser(principal.userId);
    return rows
      .filter((row) => isActive(row, limits, clock.now()))
      .map(({ id, userAgent, address, createdAt, refreshedAt }) => ({
        id,
        device: describeDevice(userAgent),
        address,
        createdAt,
        lastSeenAt: refreshedAt,
        isCurrent: id === principal.sessionId,
      }))
      .sort(
        (one, other) =>
          Number(other.isCurrent) - Number(one.isCurrent) || other.lastSeenAt - one.lastSeenAt,
      );
  };
}

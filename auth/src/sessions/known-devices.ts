import { isIPv4 } from 'node:net';

import type { AuthLimits, Clock } from '../options.ts';
import type { AuthDatabase } from '../tables.ts';
import { addressGroup } from '../throttling/address-group.ts';
import { describeDevice } from './describe-device.ts';
import type { SessionOrigin } from './session-store.ts';

/** The devices and networks a user has signed in from, kept as long as known addresses. */
export interface KnownDevices {
  /** Records where the user signs in; true for a new place. */
  record(userId: string, origin: SessionOrigin): Promise<boolean>;
  /** Deletes devices that have not been used for a known address's lifetime. */
  sweep(): Promise<void>;
}

/** Stores known devices in the service's tables. */
export function createKnownDevices(
  database: AuthDatabase,
  limits: Pick<AuthLimits, 'knownAddressLife'>,
  clock: Clock,
): KnownDevices {
  return {
    record: async (userId, origin) => {
      const device = deviceOf(origin);
      const now = clock.now();
      const seen = await database
        .updateTable('authKnownDevices')
        .set({ lastSeenAt: now })
        .where('userId', '=', userId)
        .where('device', '=', device)
        .where('lastSeenAt', '>', now - limits.knownAddressLife)
        .executeTakeFirst();
      if (seen.numUpdatedRows === 1n) return false;
      await database
        .insertInto('authKnownDevices')
        .values({ userId, device, lastSeenAt: now })
        .onConflict((conflict) =>
          conflict.columns(['userId', 'device']).doUpdateSet({ lastSeenAt: now }),
        )
        .execute();
      return true;
    },
    sweep: async () => {
      await database
        .deleteFrom('authKnownDevices')
        .where('lastSeenAt', '<=', clock.now() - limits.knownAddressLife)
        .execute();
    },
  };
}

/** Versions and addresses change: only the browser's family and the network are compared. */
function deviceOf({ userAgent, address }: SessionOrigin): string {
  return `${describeDevice(userAgent)} in ${networkOf(address)}`;
}

/** The /24 of an IPv4 address, the /64 of an IPv6 address. */
function networkOf(address: string): string {
  const group = addressGroup(address);
  return isIPv4(group) ? `${group.slice(0, group.lastIndexOf('.'))}.0/24` : group;
}

import { isIPv4 } from 'node:net';

import type { AuthLimits, Clock } from '../options.ts';
import type { AuthDatabase } from '../tables.ts';
import { addressGroup } from '../throttling/address-group.ts';
import { describeDevice } from './describe-device.ts';
import type { SessionOrigin } from './session-store.ts';

/** The devices and networks in which a user has signed in, for as long as addresses stay known. */
export interface KnownDevices {
  /** Notes where the user signs in; true for a place that is new. */
  note(userId: string, origin: SessionOrigin): Promise<boolean>;
  /** Forgets devices that were not used for the life of a known address. */
  sweep(): Promise<void>;
}

/** Keeps known devices in the service's tables. */
export function createKnownDevices(
  database: AuthDatabase,
  limits: Pick<AuthLimits, 'knownAddressLife'>,
  clock: Clock,
): KnownDevices {
  return {
    note: async (userId, origin) => {
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

/** Versions change and so do addresses: what stays is the browser's family and the network. */
function deviceOf({ userAgent, address }: SessionOrigin): string {
  return `${describeDevice(userAgent)} in ${networkOf(address)}`;
}

/** The /24 of an IPv4 address, the /64 of an IPv6 address. */
function networkOf(address: string): string {
  const group = addressGroup(address);
  return isIPv4(group) ? `${group.slice(0, group.lastIndexOf('.'))}.0/24` : group;
}

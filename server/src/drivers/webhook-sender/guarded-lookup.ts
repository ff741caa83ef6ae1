import type { LookupAddress } from 'node:dns';
import type { LookupFunction } from 'node:net';

import { isPublicAddress } from './is-public-address.ts';

/** A host that must not be reached. */
export class ForbiddenAddressError extends Error {
  override readonly name = 'ForbiddenAddressError';
}

/** Resolves all addresses of a host, in the order to try them. */
export type ResolveAll = (
  hostname: string,
  answer: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

/**
 * A lookup function for connections, so that the address checked is the one connected to: DNS rebinding gains nothing.
 * One forbidden address among several rejects the host.
 */
export function createGuardedLookup(resolveAll: ResolveAll): LookupFunction {
  return (hostname, options, callback) => {
    resolveAll(hostname, (error, addresses) => {
      const [first] = addresses ?? [];
      if (error !== null || first === undefined) {
        callback(error ?? new Error('The host has no address.'), '', 0);
      } else if (!addresses.every(({ address }) => isPublicAddress(address))) {
        callback(new ForbiddenAddressError(), '', 0);
      } else if (options.all) {
        callback(null, addresses);
      } else {
        callback(null, first.address, first.family);
      }
    });
  };
}

import type { AuthLimits } from '../options.ts';
import { addressGroup } from './address-group.ts';
import type { Bucket } from './throttle.ts';

/** Counts all mailed codes and links that are tried from an address, whatever they are for. */
export function verificationBucket(
  address: string,
  { verificationsPerAddress: rate }: Pick<AuthLimits, 'verificationsPerAddress'>,
): Bucket {
  return { subject: `verification from ${addressGroup(address)}`, rate };
}

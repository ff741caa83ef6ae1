import { randomBytes } from 'node:crypto';

const BYTES = 16;

/** An unguessable id in the format of Stripe's, so that code treats both drivers' ids as opaque. */
export function createIdentifier(kind: 'cus' | 'cs_test' | 'bps' | 'sub' | 'evt'): string {
  return `${kind}_${randomBytes(BYTES).toString('hex')}`;
}

import { randomBytes } from 'node:crypto';

const BYTES = 16;

/** An id that nobody can guess, of the looks of Stripe's, so that neither driver's ids are taken for more than ids. */
export function createIdentifier(kind: 'cus' | 'cs_test' | 'bps' | 'sub' | 'evt'): string {
  return `${kind}_${randomBytes(BYTES).toString('hex')}`;
}

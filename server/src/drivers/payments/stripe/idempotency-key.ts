import { createHash } from 'node:crypto';

const DIGEST_LENGTH = 16;

/**
 * A key for these parameters only: for a day, Stripe refuses a key that is used again with others, although an address
 * was verified meanwhile or a price was changed.
 */
export function idempotencyKeyFor(key: string, parameters: object): string {
  const digest = createHash('sha256').update(JSON.stringify(parameters)).digest('hex');
  return `${key}-${digest.slice(0, DIGEST_LENGTH)}`;
}

import { createHash } from 'node:crypto';

const DIGEST_LENGTH = 16;

/**
 * A key for these parameters only. For a day, Stripe refuses a key that is used again with others; but a customer whose
 * id was not stored is created anew, perhaps after its address was verified.
 */
export function idempotencyKeyFor(key: string, parameters: object): string {
  const digest = createHash('sha256').update(JSON.stringify(parameters)).digest('hex');
  return `${key}-${digest.slice(0, DIGEST_LENGTH)}`;
}

import { createHash } from 'node:crypto';

/** SHA-256 of what is looked up but must not be stored. Unsalted: enough for 256 random bits, and for throttle keys. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}

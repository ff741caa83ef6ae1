import { Secret, TOTP } from 'otpauth';

const STEP_MS = 30_000;

/** What an authenticator shows for a base32 secret, so many steps from now: each step's code is good for one use. */
export function codeAt(secret: string, steps: number): string {
  const authenticator = new TOTP({ secret: Secret.fromBase32(secret) });
  return authenticator.generate({ timestamp: Date.now() + steps * STEP_MS });
}

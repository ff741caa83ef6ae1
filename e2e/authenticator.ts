import { Secret, TOTP } from 'otpauth';

const STEP_MS = 30_000;

/** The TOTP code for a base32 secret, `steps` time steps from now; each step's code can be used only once. */
export function codeAt(secret: string, steps: number): string {
  const authenticator = new TOTP({ secret: Secret.fromBase32(secret) });
  return authenticator.generate({ timestamp: Date.now() + steps * STEP_MS });
}

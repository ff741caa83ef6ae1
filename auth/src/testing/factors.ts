import type { GoTrueClient } from '@supabase/auth-js';
import { Secret, TOTP } from 'otpauth';

import type { StartedAuth } from './start-auth.ts';

/** A TOTP time step, in milliseconds. */
export const STEP = 30_000;

/** An authenticator app with one secret, in Base32. */
export function createAuthenticator(secret: string, { clock }: Pick<StartedAuth, 'clock'>) {
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  return {
    /** The code the given number of time steps from now. */
    code: (steps = 0) => totp.generate({ timestamp: clock.now() + steps * STEP }),
    /** Six digits that are not currently valid. */
    wrongCode: () => {
      const near = new Set(
        [-1, 0, 1].map((steps) => totp.generate({ timestamp: clock.now() + steps * STEP })),
      );
      return ['000000', '111111', '222222', '333333'].find((code) => !near.has(code)) ?? '';
    },
  };
}

/** Enrolls a factor for the client's user. */
export async function enroll(
  client: GoTrueClient,
  started: Pick<StartedAuth, 'clock'>,
  friendlyName = 'phone',
) {
  const { data, error } = await client.mfa.enroll({ factorType: 'totp', friendlyName });
  if (data === null) throw new Error('The factor was refused.', { cause: error });
  return { factorId: data.id, data, authenticator: createAuthenticator(data.totp.secret, started) };
}

/** Enrolls and verifies a factor for the client's user, which raises the client to `aal2`. */
export async function enrollVerified(client: GoTrueClient, started: Pick<StartedAuth, 'clock'>) {
  const enrolled = await enroll(client, started);
  const { factorId, authenticator } = enrolled;
  const code = authenticator.code();
  const { data, error } = await client.mfa.challengeAndVerify({ factorId, code });
  if (data === null) throw new Error('The code was refused.', { cause: error });
  return { ...enrolled, session: data };
}

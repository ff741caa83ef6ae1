import { z } from 'zod';

import { parseEmailAddress } from '../accounts/email-address.ts';

/** The user who signed in at the provider, from a verified ID token (OpenID Connect Core, section 5.1). */
export interface GoogleProfile {
  /** The provider's user id. Only this identifies the user: addresses change hands. */
  readonly subject: string;
  /** Lower case; absent when the user did not share it. */
  readonly email: string | undefined;
  /** True when the provider vouches for the address. */
  readonly isEmailVerified: boolean;
  /** The claims that are stored, under Supabase Auth's names. */
  readonly data: Readonly<Record<string, unknown>>;
}

const MAX_TEXT = 1000;
const text = z.string().max(MAX_TEXT).optional().catch(undefined);
const claimsSchema = z.object({
  iss: z.string(),
  sub: z.string().min(1).max(255),
  email: text,
  email_verified: z.unknown().optional(),
  name: text,
  picture: text,
  hd: text,
});

/** Reads the claims of a verified ID token; undefined when it identifies nobody. */
export function readGoogleProfile(claims: unknown): GoogleProfile | undefined {
  const { data } = claimsSchema.safeParse(claims);
  if (data === undefined) return undefined;
  const { iss, sub, name, picture, hd } = data;
  const email = parseEmailAddress(data.email ?? '');
  const isEmailVerified = email !== undefined && data.email_verified === true;
  return {
    subject: sub,
    email,
    isEmailVerified,
    data: {
      iss,
      sub,
      provider_id: sub,
      ...(name !== undefined && { name, full_name: name }),
      ...(picture !== undefined && { picture, avatar_url: picture }),
      ...(hd !== undefined && { custom_claims: { hd } }),
      ...(email !== undefined && { email }),
      email_verified: isEmailVerified,
      phone_verified: false,
    },
  };
}

import { z } from 'zod';

import { parseEmailAddress } from '../accounts/email-address.ts';

/** Who has signed in at the provider, as a verified ID token says (OpenID Connect Core, section 5.1). */
export interface GoogleProfile {
  /** The provider's own id of the user. Nothing else identifies the user: addresses change hands. */
  readonly subject: string;
  /** Lower case; absent when the user did not share it. */
  readonly email: string | undefined;
  /** True when the provider vouches for the address. */
  readonly isEmailVerified: boolean;
  /** What is kept of the claims, by the names that Supabase Auth gives them. */
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

/** Reads the claims of an ID token that was verified; undefined when it names nobody. */
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

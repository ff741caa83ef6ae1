import { z } from 'zod';

import { AuthError } from '../errors.ts';
import { isPlaceholder } from './placeholder-address.ts';

/** Supabase Auth has the same limit. */
const schema = z.email().max(255);

/** Normalizes an address to lower case, the form used for lookups; undefined for an invalid one. */
export function parseEmailAddress(text: string): string | undefined {
  const address = schema.safeParse(text).data?.toLowerCase();
  return address === undefined || isPlaceholder(address) ? undefined : address;
}

/** Like `parseEmailAddress`, but throws `validation_failed` for an invalid address. */
export function requireEmailAddress(text: string): string {
  const address = parseEmailAddress(text);
  if (address !== undefined) return address;
  const message = 'Unable to validate email address: invalid format';
  throw new AuthError('validation_failed', { message });
}

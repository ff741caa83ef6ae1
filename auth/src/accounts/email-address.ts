import { z } from 'zod';

import { AuthError } from '../errors.ts';
import { isPlaceholder } from './no-address.ts';

/** Longer ones are refused by Supabase Auth as well. */
const schema = z.email().max(255);

/** The address in the form in which accounts are found by it: lower case; undefined for what is no address. */
export function parseEmailAddress(text: string): string | undefined {
  const address = schema.safeParse(text).data?.toLowerCase();
  return address === undefined || isPlaceholder(address) ? undefined : address;
}

/** The same, throwing `validation_failed` for what is no address. */
export function requireEmailAddress(text: string): string {
  const address = parseEmailAddress(text);
  if (address !== undefined) return address;
  const message = 'Unable to validate email address: invalid format';
  throw new AuthError('validation_failed', { message });
}

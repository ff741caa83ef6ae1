import { z } from 'zod';

import { AuthError } from '../errors.ts';

/** Longer ones are refused by Supabase Auth as well. */
const schema = z.email().max(255);

/** The address in the form in which accounts are found by it: lower case. Throws `validation_failed`. */
export function parseEmailAddress(text: string): string {
  const { data, success } = schema.safeParse(text);
  if (!success) {
    const message = 'Unable to validate email address: invalid format';
    throw new AuthError('validation_failed', { message });
  }
  return data.toLowerCase();
}

import type { GoTrueClient, Session } from '@supabase/auth-js';

import type { StartedAuth } from './start-auth.ts';

/** Satisfies the policy and is in no list. */
export const PASSWORD = 'correct horse battery staple';

/** A signed-in client with its initial session. */
export async function signUp(
  { client }: Pick<StartedAuth, 'client'>,
  email = 'ada@example.com',
): Promise<{ client: GoTrueClient; session: Session }> {
  const signedUp = client();
  const { data, error } = await signedUp.signUp({ email, password: PASSWORD });
  if (data.session === null) throw new Error('The sign-up gave no session.', { cause: error });
  return { client: signedUp, session: data.session };
}

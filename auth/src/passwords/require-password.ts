import type { User } from '../accounts/user.ts';
import { AuthError } from '../errors.ts';
import type { Throttle } from '../throttling/throttle.ts';
import { type CheckPassword, resetFailures } from './check-password.ts';

interface Dependencies {
  readonly checkPassword: CheckPassword;
  readonly throttle: Throttle;
}

/** A signed-in user who must enter their password again. */
interface PasswordEntry {
  readonly user: User;
  readonly password: string | undefined;
  readonly address: string;
}

/** Throws `current_password_required` or `current_password_invalid` unless the user's password was given. */
export async function requirePassword(
  { checkPassword, throttle }: Dependencies,
  { user, password, address }: PasswordEntry,
): Promise<void> {
  if (!password) throw new AuthError('current_password_required');
  const attempt = { name: user.email || user.id, user, password, address };
  if (!(await checkPassword(attempt))) throw new AuthError('current_password_invalid');
  await resetFailures(throttle, attempt);
}

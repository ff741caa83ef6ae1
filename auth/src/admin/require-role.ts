import { AuthError } from '../errors.ts';
import { OPERATOR_ROLES } from '../keys/service-tokens.ts';

const ROLE = /^[a-z][a-z0-9_]{0,62}$/u;

/**
 * Validates a user's role; throws `validation_failed` for an invalid one and for those that grant access to `/admin`.
 */
export function requireRole(role: string): string {
  if (ROLE.test(role) && !OPERATOR_ROLES.has(role)) return role;
  const message = "The role has to be a lower-case word, and none of an operator's";
  throw new AuthError('validation_failed', { message });
}

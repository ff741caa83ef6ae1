import type { Factor } from './factor.ts';

/** A factor in wire format. */
export function factorBody(factor: Factor) {
  const { id, friendlyName, status, lastChallengedAt } = factor;
  return {
    id,
    ...(friendlyName !== '' && { friendly_name: friendlyName }),
    factor_type: 'totp',
    status,
    created_at: format(factor.createdAt),
    updated_at: format(factor.updatedAt),
    ...(lastChallengedAt !== null && { last_challenged_at: format(lastChallengedAt) }),
  };
}

function format(time: number): string {
  return new Date(time).toISOString();
}

import type { AuditKind } from '@proviso/contracts';

import type { Entitlement } from './choose-entitlement.ts';

type SubscriptionState = Pick<Entitlement, 'state' | 'endsAt'>;

/** What has happened to a subscription between two reports of it; null while none runs. */
export function subscriptionEvents(
  before: SubscriptionState | null,
  after: SubscriptionState | null,
): readonly AuditKind[] {
  if (after === null) return [];
  const kinds: AuditKind[] = [];
  if (after.state === 'past_due' && before?.state !== 'past_due') kinds.push('payment.failed');
  const wasEnding = (before?.endsAt ?? null) !== null;
  const isEnding = after.endsAt !== null;
  if (isEnding && !wasEnding) kinds.push('subscription.canceled');
  if (wasEnding && !isEnding) kinds.push('subscription.resumed');
  return kinds;
}

import {
  offerOf,
  paidPlanSchema,
  POLLING_INTERVAL_MS,
  type SubscriptionStatus,
} from '@proviso/contracts';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'wouter';

import { showToast } from '#web/ui/toast-store.ts';

import { texts } from './texts.ts';

const LATE_AFTER_MS = 60_000;
/** Changes made in the portal arrive within this time. */
const PORTAL_POLLING_MS = 10_000;
const { arrival } = texts;

/**
 * Tracks a purchase after the return from checkout: polls the plan until it is the purchased one, and for a while after
 * a visit to the portal. Returns a message to show meanwhile, or null.
 */
export function useCheckoutReturn(
  status: SubscriptionStatus | undefined,
  refresh: () => Promise<void>,
): string | null {
  const [parameters, setParameters] = useSearchParams();
  const [isLate, setIsLate] = useState(false);
  const outcome = parameters.get('checkout');
  const bought = paidPlanSchema.safeParse(parameters.get('plan')).data;
  const isBuying = outcome === 'success' && bought !== undefined;
  const hasArrived = isBuying && status?.plan === bought;

  useEffect(() => {
    if (outcome === 'cancelled') showToast(arrival.cancelled, arrival.cancelledDetail);
    if (hasArrived) showToast(arrival.success, arrival.successDetail(offerOf(bought).name));
    if (outcome === 'cancelled' || hasArrived) setParameters({}, { replace: true });
  }, [outcome, hasArrived, bought, setParameters]);

  const isWaiting = isBuying && !hasArrived;
  useEffect(() => {
    if (!isWaiting || isLate) return undefined;
    const polling = setInterval(() => void refresh(), POLLING_INTERVAL_MS);
    const lateTimer = setTimeout(() => setIsLate(true), LATE_AFTER_MS);
    return () => {
      clearInterval(polling);
      clearTimeout(lateTimer);
    };
  }, [isWaiting, isLate, refresh]);

  const isBack = parameters.get('portal') === 'return';
  useEffect(() => {
    if (!isBack) return undefined;
    const polling = setInterval(() => void refresh(), POLLING_INTERVAL_MS);
    const stopTimer = setTimeout(() => setParameters({}, { replace: true }), PORTAL_POLLING_MS);
    return () => {
      clearInterval(polling);
      clearTimeout(stopTimer);
    };
  }, [isBack, refresh, setParameters]);

  if (!isWaiting) return null;
  return isLate ? arrival.late : arrival.waiting;
}

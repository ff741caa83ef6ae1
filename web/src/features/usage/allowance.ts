import type { SubscriptionStatus } from '@proviso/contracts';

const FEW_REMAINING = 2;

/** A limited allowance; without a limit there is nothing to show or to refuse. */
export interface Allowance {
  readonly used: number;
  readonly limit: number;
  readonly remaining: number;
  readonly plan: SubscriptionStatus['plan'];
  readonly resetsAt: string;
}

/** A plan's size and usage, regardless of payment. */
type Usage = Omit<SubscriptionStatus, 'subscription' | 'isCustomer'>;

/** The allowance of a subscription; null if the operator has set no limit. */
export function allowanceOf(status: Usage | undefined): Allowance | null {
  if (!status || status.limit === null || status.remainingDocuments === null) return null;
  const { documentsUsed: used, limit, remainingDocuments: remaining, plan, resetsAt } = status;
  return { used, limit, remaining, plan, resetsAt };
}

/** True when nothing is left. */
export function isAtLimit(allowance: Allowance | null): boolean {
  return allowance !== null && (allowance.used >= allowance.limit || allowance.remaining <= 0);
}

/** Red at the limit, amber when two or fewer remain, green otherwise. */
export function usageTone(allowance: Allowance): 'high' | 'medium' | 'good' {
  if (isAtLimit(allowance)) return 'high';
  return allowance.remaining <= FEW_REMAINING ? 'medium' : 'good';
}

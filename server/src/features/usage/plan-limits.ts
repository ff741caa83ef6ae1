import { offerOf, type Plan } from '@proviso/contracts';

/** Analyses per period by plan; null for no limit. */
export type PlanLimits = Readonly<Record<Plan, number | null>>;

/** The limits of the price list, or none when billing is off. */
export function planLimits(billing: {
  mode: 'on' | 'off' | 'embedded';
  planFreeLimit: number;
}): PlanLimits {
  return billing.mode === 'off'
    ? { free: null, starter: null, pro: null }
    : {
        free: billing.planFreeLimit,
        starter: offerOf('starter').limit,
        pro: offerOf('pro').limit,
      };
}

import { offerOf, type Plan } from '@proviso/contracts';

/** Analyses of each period by plan; null for no limit. */
export type PlanLimits = Readonly<Record<Plan, number | null>>;

/** The limits of the product's price list (specification, section 9), or none where billing is switched off. */
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

import type { PaidPlan } from '@proviso/contracts';

const SETTINGS = '/settings';

/** Where the hosted pages send users back to. None of these addresses grants anything. */
export function returnAddresses(publicOrigin: string) {
  const address = `${publicOrigin}${SETTINGS}`;
  return {
    success: (plan: PaidPlan) => `${address}?checkout=success&plan=${plan}`,
    cancelled: `${address}?checkout=cancelled`,
    portal: `${address}?portal=return`,
  };
}

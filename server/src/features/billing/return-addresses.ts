import type { PaidPlan } from '@proviso/contracts';

const SETTINGS = '/settings';

/** Where the hosted pages send users back to. None of these addresses grants anything. */
export function returnAddresses(publicOrigin: string) {
  const address = `${publicOrigin}${SETTINGS}`;
  return {
    bought: (plan: PaidPlan) => `${address}?checkout=success&plan=${plan}`,
    givenUp: `${address}?checkout=cancelled`,
    managed: `${address}?portal=return`,
  };
}

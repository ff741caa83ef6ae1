import { formatCount } from '#web/lib/format/format-count.ts';

/** All texts about the allowance. */
export const texts = {
  used: (used: number, limit: number) => `${formatCount(used)}/${formatCount(limit)} analyses used`,
  plan: (plan: string) => plan.charAt(0).toUpperCase() + plan.slice(1),
  limitReached: 'Usage Limit Reached',
  limitUpgrade: (limit: number, plan: string) =>
    `You've used all ${formatCount(limit)} analyses on your ${plan} plan. Upgrade to continue analyzing documents.`,
  limitExplained: (limit: number, plan: string, resetDate: string) =>
    `You've used all ${formatCount(limit)} analyses on your ${plan} plan. Your allowance resets on ${resetDate}.`,
  title: 'Subscription & Usage',
  active: 'Active',
  trial: 'Trial',
  paymentFailed: 'Payment failed',
  endsOn: (date: string) => `Ends on ${date}`,
  thisMonth: 'Usage This Month',
  usedOf: (used: number, limit: number) =>
    `${formatCount(used)} of ${formatCount(limit)} analyses used`,
  remaining: (count: number) =>
    `${formatCount(count)} ${count === 1 ? 'analysis' : 'analyses'} remaining`,
  resets: (resetDate: string) => `Resets on ${resetDate}`,
  unlimited: 'No limit',
  unlimitedExplained: 'This installation does not limit analyses.',
  loading: 'Loading your usage',
  failed: 'Your usage could not be loaded.',
} as const;

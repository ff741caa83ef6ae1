import { formatCount } from '#web/lib/format/format-count.ts';

/** All texts about buying and managing a plan. */
export const texts = {
  upgradeNow: 'Upgrade Now',
  prompt: {
    title: 'Upgrade for More Analysis',
    text: 'Get more analyses and premium features with a paid plan.',
  },
  dialog: {
    title: 'Upgrade Your Plan',
    description: 'Your usage, and the plans to choose from.',
    close: 'Close',
    limitReached: 'Usage Limit Reached',
    usage: 'Usage this month',
    used: (used: number, limit: number, plan: string) =>
      `You've used ${formatCount(used)} of ${formatCount(limit)} document analyses on your ${plan} plan.`,
    badge: (used: number, limit: number) => `${formatCount(used)}/${formatCount(limit)} used`,
    trial: (days: number) =>
      `Your first plan starts with a free ${days}-day trial. No card is needed.`,
    mostPopular: 'Most Popular',
    price: (price: number) => `$${price}`,
    period: (period: string) => `/${period}`,
    choose: (name: string) => `Upgrade to ${name}`,
    /** For a plan that is no larger than the current one. */
    change: (name: string) => `Change to ${name}`,
    current: 'Current Plan',
    busy: 'Processing...',
    footer: {
      stripe: 'Secure payment processing powered by Stripe. Cancel anytime.',
      embedded:
        'Payment processing by the embedded checkout in test mode: no real card is taken. Cancel anytime.',
    },
  },
  failure: {
    title: 'Error',
    upgrade: 'Failed to start upgrade process. Please try again.',
    portal: 'Failed to open the billing page. Please try again.',
  },
  subscription: {
    trialing: (date: string) =>
      `Your trial runs until ${date}. Without a card, the plan then returns to free.`,
    ending: (plan: string, date: string) => `Your ${plan} plan ends on ${date} and is not renewed.`,
    active: (date: string) => `Renews on ${date}.`,
    past_due: 'Your last payment failed. Update your card to keep the plan.',
    pastDueUntil: (date: string) =>
      `Your last payment failed. Update your card by ${date} to keep the plan.`,
    none: 'You have no active subscription. Your invoices are kept.',
    failedTitle: 'Payment failed',
    updateCard: 'Update Card',
    manage: 'Manage Subscription',
    invoices: 'Billing & Invoices',
    opening: 'Opening...',
  },
  arrival: {
    waiting: 'Waiting for the confirmation of your payment...',
    late: 'The confirmation is taking longer than usual. Your plan changes as soon as it arrives.',
    success: 'Upgrade successful',
    successDetail: (plan: string) => `You are on the ${plan} plan now.`,
    cancelled: 'Checkout canceled',
    cancelledDetail: 'Nothing was charged, and your plan stays as it is.',
  },
} as const;

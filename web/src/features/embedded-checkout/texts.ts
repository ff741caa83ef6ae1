import { formatCount } from '#web/lib/format/format-count.ts';

/** All texts on the pages of the embedded checkout. */
export const texts = {
  testMode: 'Test mode',
  testModeText: 'This is a test: no real card is charged, and no money moves.',
  back: 'Back to Proviso',
  loading: 'Loading',
  unknown: {
    title: 'This page is no longer available',
    text: 'It has expired, or it belongs to another account. Nothing was charged.',
    action: 'Go to settings',
  },
  failure: 'That did not work. Please try again.',
  planNames: { starter: 'Starter', pro: 'Pro' },
  checkout: {
    page: 'Checkout',
    subscribe: (plan: string) => `Subscribe to Proviso ${plan}`,
    free: (days: number) => `${days} days free`,
    afterwards: (price: string) => `Then ${price} per month`,
    perMonth: 'per month',
    account: 'Account',
    today: 'Due today',
    afterTrial: 'After the trial',
    noCard: 'No card is needed',
    noCardText: (days: number) =>
      `The plan returns to free after ${days} days unless you add a card. You can cancel at any time.`,
    startTrial: 'Start trial',
    pay: 'Subscribe',
    busy: 'Processing...',
    payment: 'Payment',
    done: 'Done. Taking you back...',
  },
  card: {
    number: 'Card number',
    expiry: 'Expiry date',
    expiryHint: 'MM / YY',
    cvc: 'Security code',
    testCards: 'Test cards',
    testCardsText: 'Choose one to fill it in.',
  },
  confirmation: {
    title: 'Your bank asks: is this you?',
    payment: {
      text: 'With a real card, your bank would now ask you to confirm this payment. Choose what you would answer.',
      approve: 'Confirm payment',
    },
    card: {
      text: 'With a real card, your bank would now ask you to confirm that this card may be charged later. Choose what you would answer.',
      approve: 'Confirm card',
    },
    refuse: 'Refuse',
  },
  portal: {
    page: 'Billing',
    subtitle: (email: string | null) =>
      email === null
        ? 'Subscription, card and invoices'
        : `Subscription, card and invoices of ${email}`,
    plan: 'Current plan',
    none: 'You have no active subscription. You are on the free plan.',
    states: { trialing: 'Trial', active: 'Active', past_due: 'Payment failed' },
    ending: 'Ends',
    renews: (date: string) => `Renews on ${date}.`,
    trialEnds: (date: string) => `The trial ends on ${date}.`,
    thenCharged: (price: string) => `Then your card is charged ${price} a month.`,
    needsCard: 'Add a card to keep the plan after it.',
    endsOn: (date: string) => `Ends on ${date}, and returns to the free plan.`,
    resumedAs: (plan: string) => `If you resume it, it changes to ${plan} on that day instead.`,
    failed: (date: string) =>
      `The last payment failed. Save another card by ${date} to keep the plan.`,
    next: (plan: string, date: string) => `Changes to ${plan} on ${date}.`,
    change: (plan: string) => `Change to ${plan}`,
    keep: (plan: string) => `Keep ${plan}`,
    cancel: 'Cancel subscription',
    resume: 'Resume subscription',
    cancelSure: (plan: string) => `Cancel ${plan}?`,
    cancelEffect: (plan: string, limit: number, date: string) =>
      `You keep ${plan}, with ${formatCount(limit)} analyses a month, until ${date}. Then the account returns to the free plan and its allowance. Documents and reports stay.`,
    cancelConfirm: 'Yes, cancel',
    cancelKeep: 'Keep subscription',
    wanted: (plan: string) => `Change to ${plan}?`,
    wantedUpgrade: (price: string) =>
      `It takes effect immediately. You pay about ${price} now, the difference for the rest of the period.`,
    stillEnds: (date: string) => `The subscription still ends on ${date}, unless you resume it.`,
    wantedTrial: 'It takes effect immediately, and the trial continues.',
    usedUp: (used: number, plan: string, limit: number) =>
      `You have used ${formatCount(used)} analyses, and ${plan} includes ${formatCount(limit)}: you could not analyze anything more in this period.`,
    wantedDowngrade: 'It takes effect from the next period.',
    notNow: 'Not now',
    busy: 'Processing...',
    tools: 'Test tools',
    toolsText:
      'End the current period now and see what happens: a trial ends, a plan is renewed, a canceled one stops.',
    endPeriod: 'End period now',
    card: 'Card',
    noCard: 'No card is saved.',
    cardEnding: (last4: string) => `Card ending in ${last4}`,
    addCard: 'Add card',
    updateCard: 'Update card',
    saveCard: 'Save card',
    cancelCard: 'Cancel',
    invoices: 'Invoices',
    noInvoices: 'No invoices yet.',
    statuses: { paid: 'Paid', open: 'Open', void: 'Void' },
  },
} as const;

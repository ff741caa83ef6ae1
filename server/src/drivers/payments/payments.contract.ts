import { expect, it } from 'vitest';

import { CustomerDeletedError, type Payments } from '#server/ports/payments.ts';

const ADDRESS = 'https://scan.example.com/settings';

/** How every payment service treats a customer that does not, or no longer, exist. */
export function itHandlesDeletedCustomers(
  open: () => Promise<{ readonly payments: Payments; readonly gone: string }>,
): void {
  it('list nothing for a deleted customer, open nothing for them, and accept deleting them again', async () => {
    const { payments, gone: customerId } = await open();
    expect(await payments.listSubscriptions(customerId)).toEqual([]);
    expect(await payments.listCheckouts(customerId)).toEqual([]);
    const order = {
      customerId,
      reference: 'account-1',
      plan: 'starter',
      trialDays: 14,
      successUrl: ADDRESS,
      cancelUrl: ADDRESS,
    } as const;
    const visit = { customerId, returnUrl: ADDRESS };
    await expect(payments.createCheckout(order, 'order')).rejects.toThrow(CustomerDeletedError);
    await expect(payments.createPortal(visit)).rejects.toThrow(CustomerDeletedError);
    await payments.deleteCustomer(customerId);
  });
}

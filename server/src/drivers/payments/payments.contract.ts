import { expect, it } from 'vitest';

import { CustomerGoneError, type Payments } from '#server/ports/payments.ts';

const ADDRESS = 'https://scan.example.com/settings';

/** How every payment service treats a customer that does not, or no longer, exist. */
export function itForgetsCustomers(
  open: () => Promise<{ readonly payments: Payments; readonly gone: string }>,
): void {
  it('have nothing of a customer who is gone, open nothing for him, and forget him again', async () => {
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
    await expect(payments.createCheckout(order, 'order')).rejects.toThrow(CustomerGoneError);
    await expect(payments.createPortal(visit)).rejects.toThrow(CustomerGoneError);
    await payments.deleteCustomer(customerId);
  });
}

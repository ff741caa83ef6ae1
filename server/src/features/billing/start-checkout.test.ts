import { describeDatabases } from '@proviso/database/testing';
import { expect, it } from 'vitest';

import { createFeatures } from '#server/features.ts';
import type { Payments } from '#server/ports/payments.ts';
import { sessionOf, startCheckout } from '#server/testing/buyer.ts';
import { customerOf, startShop } from '#server/testing/start-shop.ts';

import { AccountPlans } from './account-plans.ts';
import { BillingAccounts } from './billing-accounts.ts';
import { returnAddresses } from './return-addresses.ts';
import { createStartCheckout } from './start-checkout.ts';

/** The same payment service, where something happens once a list has been read for the first time. */
function afterFirstList(payments: Payments, happen: () => Promise<void>): Payments {
  let hasHappened = false;
  const read = async <Item>(list: Promise<Item>): Promise<Item> => {
    const items = await list;
    if (!hasHappened) {
      hasHappened = true;
      await happen();
    }
    return items;
  };
  return {
    driver: payments.driver,
    books: payments.books,
    createCustomer: payments.createCustomer.bind(payments),
    listSubscriptions: (customerId) => read(payments.listSubscriptions(customerId)),
    listCheckouts: (customerId) => read(payments.listCheckouts(customerId)),
    createCheckout: payments.createCheckout.bind(payments),
    expireCheckout: payments.expireCheckout.bind(payments),
    createPortal: payments.createPortal.bind(payments),
    deleteCustomer: payments.deleteCustomer.bind(payments),
    readEvent: payments.readEvent.bind(payments),
  };
}

describeDatabases('a purchase that is asked for', (_open, databases) => {
  it('while another one is completed becomes no second subscription', async () => {
    const { backend, dependencies, person } = await startShop(databases);
    const sessionId = sessionOf(await startCheckout(person, 'starter'));
    const customerId = await customerOf(dependencies);
    const { payments } = dependencies;
    if (payments === null) throw new Error('expected a payment service');
    const paying = afterFirstList(payments, async () => {
      await backend.checkouts.pay({ sessionId, customerId }, undefined);
    });
    const { profiles } = createFeatures(dependencies);
    const plans = new AccountPlans({ audit: { record: async () => undefined } });
    const start = createStartCheckout({
      accounts: new BillingAccounts({ ...dependencies, payments, plans }),
      payments: paying,
      addresses: returnAddresses('http://localhost'),
    });
    const profile = await profiles.findProfile(person.userId);
    if (profile === null) throw new Error('expected a profile');
    const page = await start({ profile, email: null }, 'pro');
    expect(new URL(page).pathname).toMatch(/^\/billing\//);
  });
});

import type { Logger } from '#server/logging/logger.ts';
import type { DeletionHook } from '#server/ports/account-lifecycle.ts';
import type { PaymentBooks, Payments } from '#server/ports/payments.ts';
import { lockOpenOrClosedAccount } from '#server/tables/lock-account.ts';
import type { Database } from '#server/tables/schema.ts';

import type { AccountPlans } from './account-plans.ts';
import { CustomerKeptError } from './errors.ts';
import { withPaymentErrors } from './with-payment-errors.ts';

interface Dependencies {
  readonly database: Database;
  readonly plans: AccountPlans;
  /** Null when billing is off. */
  readonly payments: Pick<Payments, 'books' | 'deleteCustomer'> | null;
  readonly logger: Logger;
}

interface Customer {
  readonly profileId: number;
  readonly books: PaymentBooks;
  readonly customerId: string;
}

/**
 * Ends an account's subscriptions immediately and deletes its customers at the payment services, those that are not in
 * use included; nothing is charged afterwards. Refuses with `billing.unavailable` while the payment service is
 * unreachable, and with CustomerKeptError while a customer may be charged and the key for that is missing: the account
 * is the only record of whom to stop charging. Retry then.
 */
export function createEndPurchases(dependencies: Dependencies): DeletionHook {
  const { database, logger } = dependencies;
  return async ({ id: profileId }) => {
    const customers = await database
      .selectFrom('billing_accounts')
      .select(['books', 'customer_id as customerId'])
      .where('profile_id', '=', profileId)
      .execute();
    const kept: string[] = [];
    for (const { books, customerId } of customers) {
      const customer = { profileId, books, customerId };
      if (await endCustomer(dependencies, customer)) await forget(dependencies, customer);
      else kept.push(customerId);
    }
    if (kept.length === 0) return;
    const message = 'an account is kept until the key is there that ends its subscription';
    logger.error({ profile: profileId, customers: kept }, message);
    throw new CustomerKeptError();
  };
}

/** False when the customer may still be charged. */
async function endCustomer(
  { database, payments, logger }: Dependencies,
  { books, customerId }: Customer,
): Promise<boolean> {
  if (books === payments?.books) {
    await withPaymentErrors(logger)(() => payments.deleteCustomer(customerId));
    return true;
  }
  if (books === 'embedded') {
    await database.deleteFrom('embedded_customers').where('id', '=', customerId).execute();
  }
  return books !== 'stripe_live';
}

async function forget(
  { database, plans, payments }: Dependencies,
  { profileId, books }: Customer,
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    if (!(await lockOpenOrClosedAccount(transaction, profileId))) return;
    await transaction
      .deleteFrom('billing_accounts')
      .where('profile_id', '=', profileId)
      .where('books', '=', books)
      .execute();
    if (books === payments?.books) await plans.set(transaction, { id: profileId }, 'free');
  });
}

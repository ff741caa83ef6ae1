import type { Logger } from '#server/logging/logger.ts';
import type { Payments } from '#server/ports/payments.ts';
import { lockAccount } from '#server/tables/lock-account.ts';
import type { Database } from '#server/tables/schema.ts';

import type { AccountPlans } from './account-plans.ts';

interface Dependencies {
  readonly database: Database;
  readonly plans: AccountPlans;
  readonly payments: Pick<Payments, 'books'>;
  readonly logger: Logger;
}

/**
 * Gives every customer the plan bought in the current books: play money and test cards buy nothing once payments are
 * real. Purchases in other books are kept, so that a start with a wrong key loses none.
 */
export function createAlignPlans(dependencies: Dependencies) {
  const { database, payments, logger } = dependencies;
  return async (): Promise<void> => {
    const customers = await database
      .selectFrom('profiles')
      .innerJoin('billing_accounts as known', 'known.profile_id', 'profiles.id')
      .leftJoin('billing_accounts as current', (join) =>
        join
          .onRef('current.profile_id', '=', 'profiles.id')
          .on('current.books', '=', payments.books),
      )
      .select('profiles.id')
      .distinct()
      .where('profiles.deleting_at', 'is', null)
      .where((is) =>
        is(is.fn.coalesce('current.plan', is.val('free')), '!=', is.ref('profiles.plan')),
      )
      .execute();
    for (const { id } of customers) {
      await alignPlan(dependencies, id).catch((error: unknown) =>
        logger.error({ error, profile: id }, 'a plan could not be aligned'),
      );
    }
  };
}

async function alignPlan({ database, plans, payments }: Dependencies, profileId: number) {
  await database.transaction().execute(async (transaction) => {
    // A refresh that ends meanwhile waits for this lock, or is read here.
    await lockAccount(transaction, profileId);
    const row = await transaction
      .selectFrom('billing_accounts')
      .select('plan')
      .where('profile_id', '=', profileId)
      .where('books', '=', payments.books)
      .executeTakeFirst();
    await plans.set(transaction, { id: profileId }, row?.plan ?? 'free');
  });
}

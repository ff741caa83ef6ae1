import type { Selectable } from 'kysely';

import type { PageVisit } from '#server/ports/embedded-checkout.ts';
import type { Database, Schema } from '#server/tables/schema.ts';

import type { CustomerRow } from './subscription-book.ts';

export type PageRow = Selectable<Schema['embedded_sessions']>;

/** A page with its customer, who is held until the transaction ends: one thing at a time happens to a customer. */
interface OpenedPage {
  readonly page: PageRow;
  readonly customer: CustomerRow;
}

/** Opens one of a customer's own pages; undefined for every other. */
export async function openPage(
  transaction: Database,
  { sessionId, customerId }: PageVisit,
  kind: PageRow['kind'],
): Promise<OpenedPage | undefined> {
  const customer = await holdCustomer(transaction, customerId);
  const page = await transaction
    .selectFrom('embedded_sessions')
    .selectAll()
    .where('id', '=', sessionId)
    .where('customer_id', '=', customerId)
    .where('kind', '=', kind)
    .executeTakeFirst();
  return customer && page && { customer, page };
}

/** Waits until nobody else works on a customer. An update that changes nothing does so on every database. */
export async function holdCustomer(
  transaction: Database,
  customerId: string,
): Promise<CustomerRow | undefined> {
  return transaction
    .updateTable('embedded_customers')
    .set((set) => ({ email: set.ref('email') }))
    .where('id', '=', customerId)
    .returningAll()
    .executeTakeFirst();
}

/** Whether anything can be done on a page at this moment. */
export function isOpenPage({ state, expires_at: expiresAt }: PageRow, now: number): boolean {
  return (state === 'open' || state === 'confirming') && now < expiresAt;
}

/** Notes the card that pays from now on. */
export async function keepOnFile(
  transaction: Database,
  customerId: string,
  last4: string,
): Promise<void> {
  await transaction
    .updateTable('embedded_customers')
    .set({ card_last4: last4 })
    .where('id', '=', customerId)
    .execute();
}

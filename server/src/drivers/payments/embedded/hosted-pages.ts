import type { Selectable } from 'kysely';

import type { PageVisit } from '#server/ports/embedded-checkout.ts';
import type { Database, Schema } from '#server/tables/schema.ts';

import type { CustomerRow } from './subscription-store.ts';

export type PageRow = Selectable<Schema['embedded_sessions']>;

/** A page with its customer, who is locked until the transaction ends, to serialize changes to them. */
interface OpenedPage {
  readonly page: PageRow;
  readonly customer: CustomerRow;
}

/** Opens one of a customer's own pages; undefined for any other. */
export async function openPage(
  transaction: Database,
  { sessionId, customerId }: PageVisit,
  kind: PageRow['kind'],
): Promise<OpenedPage | undefined> {
  const customer = await lockCustomer(transaction, customerId);
  const page = await transaction
    .selectFrom('embedded_sessions')
    .selectAll()
    .where('id', '=', sessionId)
    .where('customer_id', '=', customerId)
    .where('kind', '=', kind)
    .executeTakeFirst();
  return customer && page && { customer, page };
}

/** Locks a customer. An update that changes nothing takes the lock on every database. */
export async function lockCustomer(
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

/** Whether the page can be used at this moment. */
export function isPageOpen({ state, expires_at: expiresAt }: PageRow, now: number): boolean {
  return (state === 'open' || state === 'confirming') && now < expiresAt;
}

/** Stores what has become of the page. */
export async function writePage(
  transaction: Database,
  { id, state, card_last4 }: PageRow,
): Promise<void> {
  await transaction
    .updateTable('embedded_sessions')
    .set({ state, card_last4 })
    .where('id', '=', id)
    .execute();
}

import type { ProfileRecord } from '#server/account.ts';
import type { Database } from '#server/tables/schema.ts';

/** Counts analyses against a plan. Each method is part of the transaction that it is handed. */
export interface Allowance {
  /** Takes one analysis and gives its reservation's id; throws the refusal `usage.limit_reached` when none is left. */
  reserve(
    transaction: Database,
    profile: ProfileRecord,
    purpose: 'document' | 'text',
  ): Promise<number>;
  /** The work succeeded: the reservation can no longer be given back. */
  spend(transaction: Database, reservationId: number): Promise<void>;
  /** The work failed. Counts once, however often it is called. */
  giveBack(transaction: Database, reservationId: number): Promise<void>;
}

import type { ProfileRecord } from '#server/account.ts';
import type { Database } from '#server/tables/schema.ts';

/** Counts analyses against a plan. Each method is part of the transaction it is given. */
export interface Allowance {
  /**
   * Reserves one analysis and returns the reservation's id; throws the refusal `usage.limit_reached` when none is left.
   */
  reserve(
    transaction: Database,
    profile: ProfileRecord,
    purpose: 'document' | 'text',
  ): Promise<number>;
  /** The work succeeded: the reservation can no longer be returned. */
  spend(transaction: Database, reservationId: number): Promise<void>;
  /** The work failed: returns the reservation. Idempotent. */
  release(transaction: Database, reservationId: number): Promise<void>;
}

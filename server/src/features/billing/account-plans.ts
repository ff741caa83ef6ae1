import { offerOf, type AuditKind, type Plan } from '@proviso/contracts';

import type { ActingProfile } from '#server/account.ts';
import type { Audit } from '#server/ports/audit.ts';
import type { Database } from '#server/tables/schema.ts';

/** Accounts' plans, and what billing lists in their activity. Each method is part of the given transaction. */
export class AccountPlans {
  readonly #audit: Audit;

  constructor({ audit }: { readonly audit: Audit }) {
    this.#audit = audit;
  }

  /** Sets an account's plan; the transaction must hold the account's lock. */
  async set(transaction: Database, profile: ActingProfile, plan: Plan): Promise<void> {
    const changed = await transaction
      .updateTable('profiles')
      .set({ plan })
      .where('id', '=', profile.id)
      .where('plan', '!=', plan)
      .returning('id')
      .executeTakeFirst();
    if (changed === undefined) return;
    await this.record(transaction, profile, { kind: 'plan.changed', plan });
  }

  async record(
    transaction: Database,
    profile: ActingProfile,
    { kind, plan }: { readonly kind: AuditKind; readonly plan?: Plan },
  ): Promise<void> {
    const subject = plan && { id: null, name: plan === 'free' ? 'Free' : offerOf(plan).name };
    await this.#audit.record(transaction, profile, { kind, ...(subject && { subject }) });
  }
}

/** Events of several accounts are delivered at once; whoever acts does so only for one of them. */
export function actingFor(id: number, acting: ActingProfile | undefined): ActingProfile {
  return acting?.id === id ? acting : { id };
}

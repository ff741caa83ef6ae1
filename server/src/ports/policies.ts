import type { PolicySummary } from '@proviso/contracts';
import type { PolicyPack } from '@proviso/engine/policies';

/** A policy, and the reference that documents analyzed under it store. */
export interface ChosenPolicy {
  /** The name of a built-in policy, or `own:NUMBER`, which survives renaming. */
  readonly reference: string;
  readonly pack: PolicyPack;
}

/** The policies an account can choose from: the built-in ones and its own. */
export interface Policies {
  list(profileId: number): Promise<PolicySummary[]>;
  /** By name or reference; undefined when the account has no such policy. */
  find(profileId: number, name: string): Promise<ChosenPolicy | undefined>;
}

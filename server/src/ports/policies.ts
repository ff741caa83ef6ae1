import type { PolicySummary } from '@proviso/contracts';
import type { PolicyPack } from '@proviso/engine/policies';

/** A policy, and what documents that are analysed under it refer to it by. */
export interface ChosenPolicy {
  /** A name that comes with the server, or `own:NUMBER`, which outlasts a change of name. */
  readonly reference: string;
  readonly pack: PolicyPack;
}

/** The policies that an account can choose from: those that come with the server, and its own. */
export interface Policies {
  list(profileId: number): Promise<PolicySummary[]>;
  /** By name or by reference; undefined when the account has none such. */
  find(profileId: number, name: string): Promise<ChosenPolicy | undefined>;
}

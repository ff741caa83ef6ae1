import type { OwnPolicyWithSource } from '@proviso/contracts';
import type { PolicyPack } from '@proviso/engine/policies';

import type { ProfileRecord } from '#server/account.ts';
import type { Audit } from '#server/ports/audit.ts';
import type { PolicyPacks } from '#server/ports/policy-packs.ts';
import { lockAccount } from '#server/tables/lock-account.ts';
import type { Database } from '#server/tables/schema.ts';

import { revisionConflict, nameTaken, policyNotFound, tooManyPolicies } from './errors.ts';
import {
  describePolicy,
  type OwnPolicyRecord,
  type PolicyContent,
  type PolicyStore,
} from './policy-store.ts';
import type { ReadPack } from './read-pack.ts';

export const MAX_POLICIES = 50;

interface Dependencies {
  readonly database: Database;
  readonly ownPolicies: PolicyStore;
  readonly policyPacks: PolicyPacks;
  readonly readPack: ReadPack;
  readonly audit: Audit;
}

/** Managing one's own policies. Each method refuses someone else's policy as if it did not exist. */
export interface ManagePolicies {
  create(profile: ProfileRecord, source: string): Promise<OwnPolicyWithSource>;
  read(profile: ProfileRecord, id: number): Promise<OwnPolicyWithSource>;
  /** Writes the revision after the given one; refuses when that is not the latest. */
  change(
    profile: ProfileRecord,
    policy: { readonly id: number; readonly revision: number },
    source: string,
  ): Promise<OwnPolicyWithSource>;
  /** Documents analyzed under it keep their reports, but a re-scan can no longer use it. */
  remove(profile: ProfileRecord, id: number): Promise<void>;
}

/** Binds `ManagePolicies`. */
export function createManagePolicies(dependencies: Dependencies): ManagePolicies {
  const { database, ownPolicies, policyPacks, audit } = dependencies;
  const readPack = async (source: string): Promise<PolicyPack> => {
    const pack = await dependencies.readPack(source);
    if (policyPacks.find(pack.name) !== undefined) throw nameTaken();
    return pack;
  };
  const withSource = async (record: OwnPolicyRecord): Promise<OwnPolicyWithSource> => ({
    ...describePolicy(record),
    source: record.source,
    revisions: await ownPolicies.listRevisions(record.id),
  });
  return {
    create: async (profile, source) =>
      withSource(await addPolicy(dependencies, profile, { source, pack: await readPack(source) })),
    async read(profile, id) {
      return withSource((await ownPolicies.find(profile.id, id)) ?? refuse());
    },
    async change(profile, { id, revision }, source) {
      if ((await ownPolicies.find(profile.id, id)) === undefined) refuse();
      const pack = await readPack(source);
      const record = await database.transaction().execute(async (transaction) => {
        await lockAccount(transaction, profile.id);
        const place = { id, profile_id: profile.id, revision };
        const changed = await ownPolicies.change(transaction, place, { source, pack });
        if (changed === undefined) throw revisionConflict();
        const subject = { id, name: pack.title };
        await audit.record(transaction, profile, { kind: 'policy.changed', subject });
        return changed;
      });
      return withSource(record);
    },
    async remove(profile, id) {
      const { pack } = (await ownPolicies.find(profile.id, id)) ?? refuse();
      await database.transaction().execute(async (transaction) => {
        await lockAccount(transaction, profile.id);
        if (!(await ownPolicies.remove(transaction, profile.id, id))) refuse();
        const subject = { id, name: pack.title };
        await audit.record(transaction, profile, { kind: 'policy.deleted', subject });
      });
    },
  };
}

function addPolicy(
  { database, ownPolicies, audit }: Dependencies,
  profile: ProfileRecord,
  content: PolicyContent,
): Promise<OwnPolicyRecord> {
  return database.transaction().execute(async (transaction) => {
    await lockAccount(transaction, profile.id);
    const others = await ownPolicies.list(profile.id, transaction);
    if (others.length >= MAX_POLICIES) throw tooManyPolicies(MAX_POLICIES);
    const added = await ownPolicies.add(transaction, profile.id, content);
    const subject = { id: added.id, name: content.pack.title };
    await audit.record(transaction, profile, { kind: 'policy.created', subject });
    return added;
  });
}

function refuse(): never {
  throw policyNotFound();
}

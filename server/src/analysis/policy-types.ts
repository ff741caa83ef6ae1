import type { FindingType } from '@proviso/engine';

import type { Policies } from '#server/ports/policies.ts';

type PolicyType = Pick<FindingType, 'category' | 'typeName' | 'isSensitive'>;

/** The types that the policies an account can choose define, by id; the first policy that has one names it. */
export async function readPolicyTypes(
  policies: Policies,
  profileId: number,
): Promise<ReadonlyMap<string, PolicyType>> {
  const types = new Map<string, PolicyType>();
  for (const { name } of await policies.list(profileId)) {
    const pack = (await policies.find(profileId, name))?.pack;
    for (const { id, category, name: typeName } of [
      ...(pack?.terms ?? []),
      ...(pack?.patterns ?? []),
    ]) {
      if (!types.has(id)) types.set(id, { category, typeName });
    }
  }
  return types;
}

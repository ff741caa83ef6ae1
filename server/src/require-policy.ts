import type { PolicyPack } from '@proviso/engine/policies';

import type { ProfileRecord } from './account.ts';
import type { PolicyPacks } from './ports/policy-packs.ts';
import { Refusal } from './refusal.ts';

/** The policy of a name; undefined for no name. Refuses a name that there is no policy of. */
export function requirePolicy(
  policyPacks: PolicyPacks,
  name: string | undefined,
): PolicyPack | undefined {
  if (name === undefined) return undefined;
  const pack = policyPacks.find(name);
  if (pack === undefined) {
    const names = policyPacks.list().map((known) => known.name);
    const message = `There is no such policy. Choose one of ${names.join(', ')}.`;
    throw new Refusal('invalid', 'policies.unknown', message);
  }
  return pack;
}

/** The policy that a request names, else the account's default as long as there is such a policy. */
export function choosePolicy(
  policyPacks: PolicyPacks,
  { defaultPolicy }: Pick<ProfileRecord, 'defaultPolicy'>,
  name: string | undefined,
): PolicyPack | undefined {
  if (name !== undefined) return requirePolicy(policyPacks, name);
  return defaultPolicy === null ? undefined : policyPacks.find(defaultPolicy);
}

import type { PolicyPack } from '@proviso/engine/policies';

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

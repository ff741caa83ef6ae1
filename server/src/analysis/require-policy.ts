import type { ProfileRecord } from '#server/account.ts';
import type { ChosenPolicy, Policies } from '#server/ports/policies.ts';
import { policyUnknown } from '#server/refusals/policy-refusals.ts';

/** The policy that an account names; undefined for no name. Refuses a name that it has no policy of. */
export async function requirePolicy(
  policies: Policies,
  profileId: number,
  name: string | undefined,
): Promise<ChosenPolicy | undefined> {
  if (name === undefined) return undefined;
  const chosen = await policies.find(profileId, name);
  if (chosen === undefined) {
    throw policyUnknown((await policies.list(profileId)).map((known) => known.name));
  }
  return chosen;
}

/** The policy that a request names, else the account's default as long as there is such a policy. */
export async function choosePolicy(
  policies: Policies,
  { id, defaultPolicy }: Pick<ProfileRecord, 'id' | 'defaultPolicy'>,
  name: string | undefined,
): Promise<ChosenPolicy | undefined> {
  if (name !== undefined) return requirePolicy(policies, id, name);
  return defaultPolicy === null ? undefined : policies.find(id, defaultPolicy);
}

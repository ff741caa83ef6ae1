import type { ProfileRecord } from '#server/account.ts';
import type { ChosenPolicy, Policies } from '#server/ports/policies.ts';
import { policyUnknown } from '#server/refusals/policy-refusals.ts';

/** The policy with the given name; undefined when none is named. Refuses a name the account has no policy for. */
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

/** The policy a request names, otherwise the account's default if that still exists. */
export async function choosePolicy(
  policies: Policies,
  { id, defaultPolicy }: Pick<ProfileRecord, 'id' | 'defaultPolicy'>,
  name: string | undefined,
): Promise<ChosenPolicy | undefined> {
  if (name !== undefined) return requirePolicy(policies, id, name);
  return defaultPolicy === null ? undefined : policies.find(id, defaultPolicy);
}

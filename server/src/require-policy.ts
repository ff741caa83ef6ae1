import type { ChosenPolicy, Policies } from './ports/policies.ts';
import { Refusal } from './refusal.ts';

/** The policy that an account names; undefined for no name. Refuses a name that it has no policy of. */
export async function requirePolicy(
  policies: Policies,
  profileId: number,
  name: string | undefined,
): Promise<ChosenPolicy | undefined> {
  if (name === undefined) return undefined;
  const chosen = await policies.find(profileId, name);
  if (chosen === undefined) {
    const names = (await policies.list(profileId)).map((known) => known.name);
    const message = `There is no such policy. Choose one of ${names.join(', ')}.`;
    throw new Refusal('invalid', 'policies.unknown', message);
  }
  return chosen;
}

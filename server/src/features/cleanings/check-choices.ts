import type { CleanRequest, Issue } from '@proviso/contracts';
import { knownTypes } from '@proviso/engine';

import { readPolicyTypes } from '#server/analysis/policy-types.ts';
import type { Policies } from '#server/ports/policies.ts';

import { choiceRefusals } from './errors.ts';

/**
 * Refuses choices about types and findings that do not exist. Ignoring a misspelled one would leave in the copy what
 * its reader believes to be removed.
 */
export async function checkChoices(
  policies: Policies,
  profileId: number,
  issues: readonly Issue[],
  { types = {}, findings = {} }: CleanRequest,
): Promise<void> {
  const ids = new Set(issues.map(({ id }) => String(id)));
  const unknownFinding = Object.keys(findings).find((id) => !ids.has(id));
  if (unknownFinding !== undefined) throw choiceRefusals.findingUnknown(unknownFinding);
  // A report also has types of marks, of a policy that was changed since, and of a second reader.
  const reported = new Set(issues.map(({ type }) => type));
  const others = Object.keys(types).filter(
    (type) => !reported.has(type) && !knownTypes().has(type),
  );
  if (others.length === 0) return;
  const ofPolicies = await readPolicyTypes(policies, profileId);
  const unknownType = others.find((type) => !ofPolicies.has(type));
  if (unknownType !== undefined) throw choiceRefusals.typeUnknown(unknownType);
}

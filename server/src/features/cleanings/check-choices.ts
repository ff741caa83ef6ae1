import type { CleanRequest, Issue } from '@proviso/contracts';
import { knownTypes } from '@proviso/engine';
import type { TreatmentChoices } from '@proviso/engine/vocabulary';

import { readPolicyTypes } from '#server/analysis/policy-types.ts';
import type { Policies } from '#server/ports/policies.ts';

import { choiceRefusals } from './errors.ts';

/**
 * The choices about the findings of this report. Refuses those about types and findings that do not exist, and about
 * findings other than the client saw: ignoring one would leave in the copy what its reader believes to be removed.
 */
export async function checkChoices(
  policies: Policies,
  profileId: number,
  issues: readonly Issue[],
  { findings = [], ...others }: CleanRequest,
): Promise<TreatmentChoices> {
  const byId = new Map(issues.map((issue) => [issue.id, issue]));
  const treatments = findings.map(({ finding, fingerprint, treatment }) => {
    const issue = byId.get(finding);
    if (issue === undefined) throw choiceRefusals.findingUnknown(finding);
    if (issue.fingerprint !== fingerprint) throw choiceRefusals.findingChanged();
    return [finding, treatment] as const;
  });
  await checkTypes(policies, profileId, issues, Object.keys(others.types ?? {}));
  // Dismissed findings are kept, unless the owner names that very finding.
  const dismissed = issues.filter(({ decision }) => decision !== undefined);
  const kept = dismissed.map(({ id }) => [id, 'keep'] as const);
  return { ...others, findings: Object.fromEntries([...kept, ...treatments]) };
}

async function checkTypes(
  policies: Policies,
  profileId: number,
  issues: readonly Issue[],
  types: readonly string[],
): Promise<void> {
  // A report also has types of marks, of a policy that was changed since, and of a second reader.
  const reported = new Set(issues.map(({ type }) => type));
  const others = types.filter((type) => !reported.has(type) && !knownTypes().has(type));
  if (others.length === 0) return;
  const ofPolicies = await readPolicyTypes(policies, profileId);
  const unknownType = others.find((type) => !ofPolicies.has(type));
  if (unknownType !== undefined) throw choiceRefusals.typeUnknown(unknownType);
}

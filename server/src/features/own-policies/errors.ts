import type { PolicyProblem } from '@proviso/contracts';

import { Refusal } from '#server/refusals/refusal.ts';

export function policyNotFound(): Refusal {
  return new Refusal('not-found', 'policies.not_found', 'There is no such policy.');
}

/** Names the first mistake; the check call returns all of them. */
export function policyInvalid([first]: readonly PolicyProblem[]): Refusal {
  const where = first === undefined ? '' : `Line ${first.line}: ${first.message}.`;
  return new Refusal('invalid', 'policies.invalid', `The policy has mistakes. ${where}`.trim());
}

export function nameTaken(): Refusal {
  const message = 'Another policy has this name. Change the line that begins with “name:”.';
  return new Refusal('conflict', 'policies.name_taken', message);
}

/** Someone, or another tab, has changed it since it was opened. */
export function revisionConflict(): Refusal {
  const message = 'The policy has been changed meanwhile. Open it again to see how.';
  return new Refusal('conflict', 'policies.changed_meanwhile', message);
}

export function tooManyPolicies(maximum: number): Refusal {
  const message = `An account can have ${maximum} policies of its own. Delete one that is not used first.`;
  return new Refusal('conflict', 'policies.too_many', message);
}

export function sampleBlank(): Refusal {
  return new Refusal('invalid', 'policies.sample_blank', 'Enter some text to try the policy on.');
}

/** Reading a policy or a sample did not finish. */
export function policyTooComplex(): Refusal {
  const message = 'This policy takes too long to work with.';
  return new Refusal('unreadable', 'policies.too_complex', message);
}

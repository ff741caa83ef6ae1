import { z } from 'zod';

import { MAX_POLICY_LENGTH, MAX_TRIAL_LENGTH } from './limits.ts';

/** A policy that an analysis may be made under. */
export const policySummarySchema = z.object({
  /** In kebab-case; what requests name. */
  name: z.string(),
  title: z.string(),
  version: z.string(),
  description: z.string(),
  /** The number of an own policy; requests may name it as `own:NUMBER`. Absent for those that come with the server. */
  ownId: z.int().positive().exactOptional(),
});
export type PolicySummary = z.infer<typeof policySummarySchema>;

/** `GET /api/policies`: those that come with the server by name, then the account's own. */
export const policyListSchema = z.array(policySummarySchema);

/** `GET` and `PUT /api/policies/default`: the policy that is meant where a request names none; null for none. */
export const defaultPolicySchema = z.strictObject({ policy: z.string().nullable() });
export type DefaultPolicy = z.infer<typeof defaultPolicySchema>;
/** A policy pack as YAML. */
export const policySourceSchema = z.strictObject({ source: z.string().max(MAX_POLICY_LENGTH) });

/** Something that is wrong in a policy pack, and the line where, counted from 1. */
export const policyProblemSchema = z.object({ line: z.int().positive(), message: z.string() });
export type PolicyProblem = z.infer<typeof policyProblemSchema>;

/** `POST /api/policies/check`: everything that is wrong with a pack, in the order of its lines. */
export const policyCheckSchema = z.object({ problems: z.array(policyProblemSchema) });
export type PolicyCheck = z.infer<typeof policyCheckSchema>;

/** `POST /api/policies/try`: what a pack finds in a sample; the answer is as for pasted text. */
export const tryPolicySchema = policySourceSchema.extend({
  text: z.string().max(MAX_TRIAL_LENGTH),
});

/** A policy of the account's own, as lists show it. */
export const ownPolicySchema = policySummarySchema.omit({ ownId: true }).extend({
  id: z.int().positive(),
  /** Grows by one with each change. */
  revision: z.int().positive(),
  changedAt: z.iso.datetime(),
});
export type OwnPolicy = z.infer<typeof ownPolicySchema>;

/** `GET /api/policies/own`, by title. */
export const ownPolicyListSchema = z.array(ownPolicySchema);

/** `GET /api/policies/own/{id}`, and the answer to making and changing one. */
export const ownPolicyWithSourceSchema = ownPolicySchema.extend({
  source: z.string(),
  /** What there is of earlier and the present revision, newest first. */
  revisions: z.array(z.object({ revision: z.int().positive(), at: z.iso.datetime() })),
});
export type OwnPolicyWithSource = z.infer<typeof ownPolicyWithSourceSchema>;

/** `PUT /api/policies/own/{id}`. */
export const changePolicySchema = policySourceSchema.extend({
  /** The revision that was changed, so that nobody's later change is overwritten unseen. */
  revision: z.int().positive(),
});

/** `GET /api/policies/own/{id}/revisions/{revision}`. */
export const policyRevisionSchema = z.object({ revision: z.int().positive(), source: z.string() });

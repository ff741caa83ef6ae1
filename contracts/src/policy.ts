import { z } from 'zod';

import { MAX_POLICY_LENGTH, MAX_TRIAL_LENGTH } from './limits.ts';

/** A policy that can be used for an analysis. */
export const policySummarySchema = z.object({
  /** In kebab-case; used in requests. */
  name: z.string(),
  title: z.string(),
  version: z.string(),
  description: z.string(),
  /** The number of an own policy; requests may name it as `own:NUMBER`. Absent for built-in policies. */
  ownId: z.int().positive().exactOptional(),
});
export type PolicySummary = z.infer<typeof policySummarySchema>;

/** `GET /api/policies`: built-in policies by name, then the account's own. */
export const policyListSchema = z.array(policySummarySchema);

/** `GET` and `PUT /api/policies/default`: the policy used when a request names none; null for none. */
export const defaultPolicySchema = z.object({ policy: z.string().nullable() });
export type DefaultPolicy = z.infer<typeof defaultPolicySchema>;

/** `PUT /api/policies/default`. */
export const chooseDefaultPolicySchema = defaultPolicySchema.strict();

/** A policy pack as YAML. */
export const policySourceSchema = z.strictObject({ source: z.string().max(MAX_POLICY_LENGTH) });

/** A mistake in a policy pack, and its line, counted from 1. */
export const policyProblemSchema = z.object({ line: z.int().positive(), message: z.string() });
export type PolicyProblem = z.infer<typeof policyProblemSchema>;

/** `POST /api/policies/check`: all mistakes in a pack, in line order. */
export const policyCheckSchema = z.object({ problems: z.array(policyProblemSchema) });
export type PolicyCheck = z.infer<typeof policyCheckSchema>;

/** `POST /api/policies/try`: what a pack finds in a sample; the answer is as for pasted text. */
export const tryPolicySchema = policySourceSchema.extend({
  text: z.string().max(MAX_TRIAL_LENGTH),
});

/** One of the account's own policies, as lists show it. */
export const ownPolicySchema = policySummarySchema.omit({ ownId: true }).extend({
  id: z.int().positive(),
  /** Increases by one with each change. */
  revision: z.int().positive(),
  changedAt: z.iso.datetime(),
});
export type OwnPolicy = z.infer<typeof ownPolicySchema>;

/** `GET /api/policies/own`, by title. */
export const ownPolicyListSchema = z.array(ownPolicySchema);

/** `GET /api/policies/own/{id}`, and the answer to creating and changing one. */
export const ownPolicyWithSourceSchema = ownPolicySchema.extend({
  source: z.string(),
  /** The available revisions, including the current one, newest first. */
  revisions: z.array(z.object({ revision: z.int().positive(), at: z.iso.datetime() })),
});
export type OwnPolicyWithSource = z.infer<typeof ownPolicyWithSourceSchema>;

/** `PUT /api/policies/own/{id}`. */
export const changePolicySchema = policySourceSchema.extend({
  /** The revision being changed, so that a concurrent change is not overwritten. */
  revision: z.int().positive(),
});

/** `GET /api/policies/own/{id}/revisions/{revision}`. */
export const policyRevisionSchema = z.object({ revision: z.int().positive(), source: z.string() });

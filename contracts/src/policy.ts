import { z } from 'zod';

/** A policy that an analysis may be made under. */
export const policySummarySchema = z.object({
  /** In kebab-case; what requests name. */
  name: z.string(),
  title: z.string(),
  version: z.string(),
  description: z.string(),
});
export type PolicySummary = z.infer<typeof policySummarySchema>;

/** `GET /api/policies`, by name. */
export const policyListSchema = z.array(policySummarySchema);

/** `GET` and `PUT /api/policies/default`: the policy that is meant where a request names none; null for none. */
export const defaultPolicySchema = z.strictObject({ policy: z.string().nullable() });
export type DefaultPolicy = z.infer<typeof defaultPolicySchema>;

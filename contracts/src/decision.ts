import { z } from 'zod';

/** Why a finding needs no action. */
export const DISMISSAL_REASONS = ['false-alarm', 'accepted-risk', 'not-relevant'] as const;
export type DismissalReason = (typeof DISMISSAL_REASONS)[number];

/** The longest note on a decision, in UTF-16 code units. */
export const MAX_NOTE_LENGTH = 500;

/** The owner has dismissed the finding: it stays in the report but does not affect the verdict. */
export const decisionSchema = z.object({
  reason: z.enum(DISMISSAL_REASONS),
  note: z.string().exactOptional(),
  decidedAt: z.iso.datetime(),
});
export type Decision = z.infer<typeof decisionSchema>;

/** The policy allows the finding's value: it stays in the report but does not affect the verdict. */
export const policyAllowanceSchema = z.object({
  reason: z.literal('allowed-by-policy'),
  /** The policy's title. */
  policy: z.string(),
  /** The reason, if the policy gives one. */
  note: z.string().exactOptional(),
});
export type PolicyAllowance = z.infer<typeof policyAllowanceSchema>;

/**
 * Why a finding does not count: a decision about it in this document, its value being allowed everywhere, or the
 * policy.
 */
export const issueDecisionSchema = z.union([
  decisionSchema.extend({
    /** The id of the allowed value it results from; absent when the decision is about this document. */
    allowed: z.int().positive().exactOptional(),
  }),
  policyAllowanceSchema,
]);
export type IssueDecision = z.infer<typeof issueDecisionSchema>;

/** The most findings in one request: as many as a report can hold. */
export const MAX_DECIDED = 20_000;

/** A finding by its issue's id. */
export const seenFindingSchema = z.strictObject({
  finding: z.int().nonnegative(),
  /** The issue's fingerprint; guards against acting on another finding after a re-scan has renumbered them. */
  fingerprint: z.string().exactOptional(),
});
export type SeenFinding = z.infer<typeof seenFindingSchema>;

/** The findings of one document that a request names. */
export const findingsShape = { findings: z.array(seenFindingSchema).min(1).max(MAX_DECIDED) };
/** Why they need no action. */
export const dismissalShape = {
  reason: z.enum(DISMISSAL_REASONS),
  note: z.string().trim().max(MAX_NOTE_LENGTH).exactOptional(),
};

/** `POST /api/documents/{id}/decisions`, about one or more findings; the answer is the resulting analysis. */
export const decideRequestSchema = z.union([
  z.strictObject({ ...findingsShape, ...dismissalShape }),
  z.strictObject({ ...seenFindingSchema.shape, ...dismissalShape }),
]);
export type DecideRequest = z.infer<typeof decideRequestSchema>;

/** `POST /api/documents/{id}/decisions/restore`; the answer is the resulting analysis. */
export const restoreRequestSchema = z.strictObject(findingsShape);
export type RestoreRequest = z.infer<typeof restoreRequestSchema>;

/** The query of `DELETE /api/documents/{id}/decisions/{finding}`; the answer is the resulting analysis. */
export const restoreQuerySchema = seenFindingSchema.pick({ fingerprint: true });

import { z } from 'zod';

/** Why a finding needs no action. */
export const DISMISSAL_REASONS = ['false-alarm', 'accepted-risk', 'not-relevant'] as const;
export type DismissalReason = (typeof DISMISSAL_REASONS)[number];

/** The longest note on a decision, in UTF-16 code units. */
export const MAX_NOTE_LENGTH = 500;

/** That the owner has dismissed a finding: it stays in the report and leaves the verdict. */
export const decisionSchema = z.object({
  reason: z.enum(DISMISSAL_REASONS),
  note: z.string().exactOptional(),
  decidedAt: z.iso.datetime(),
});
export type Decision = z.infer<typeof decisionSchema>;

/** That the policy of the analysis allows the finding's value: it stays in the report and leaves the verdict. */
export const policyAllowanceSchema = z.object({
  reason: z.literal('allowed-by-policy'),
  /** The policy's title. */
  policy: z.string(),
  /** Why, where the policy says so. */
  note: z.string().exactOptional(),
});
export type PolicyAllowance = z.infer<typeof policyAllowanceSchema>;

/** Why a finding counts for nothing: by a decision about it in this document, about its value in all, or by the policy. */
export const issueDecisionSchema = z.union([
  decisionSchema.extend({
    /** The id of the allowed value that it follows from; absent where the decision is about this document. */
    allowed: z.int().positive().exactOptional(),
  }),
  policyAllowanceSchema,
]);
export type IssueDecision = z.infer<typeof issueDecisionSchema>;

/** As many findings are decided about at once as a report holds. */
export const MAX_DECIDED = 20_000;

/** A finding by the id of its issue. */
const seenFindingSchema = z.strictObject({
  finding: z.int().nonnegative(),
  /** The issue's fingerprint, so that nothing else is decided where a re-scan has numbered anew meanwhile. */
  fingerprint: z.string().exactOptional(),
});
export type SeenFinding = z.infer<typeof seenFindingSchema>;

/** Findings of one document that a request names. */
export const findingsShape = { findings: z.array(seenFindingSchema).min(1).max(MAX_DECIDED) };
/** Why they need no action. */
export const dismissalShape = {
  reason: z.enum(DISMISSAL_REASONS),
  note: z.string().trim().max(MAX_NOTE_LENGTH).exactOptional(),
};

/** `POST /api/documents/{id}/decisions`, about one finding or several; the answer is the analysis as it then stands. */
export const decideRequestSchema = z.union([
  z.strictObject({ ...findingsShape, ...dismissalShape }),
  z.strictObject({ ...seenFindingSchema.shape, ...dismissalShape }),
]);
export type DecideRequest = z.infer<typeof decideRequestSchema>;

/** `POST /api/documents/{id}/decisions/restore`; the answer is the analysis as it then stands. */
export const restoreRequestSchema = z.strictObject(findingsShape);
export type RestoreRequest = z.infer<typeof restoreRequestSchema>;

/** The query of `DELETE /api/documents/{id}/decisions/{finding}`; the answer is the analysis as it then stands. */
export const restoreQuerySchema = seenFindingSchema.pick({ fingerprint: true });

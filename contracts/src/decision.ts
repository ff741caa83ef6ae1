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

/** `POST /api/documents/{id}/decisions`; the answer is the analysis as it then stands. */
export const decideRequestSchema = z.strictObject({
  /** The id of the issue. */
  finding: z.int().nonnegative(),
  /** The fingerprint, so that nothing else is dismissed where a re-scan has numbered anew meanwhile. */
  fingerprint: z.string().exactOptional(),
  reason: z.enum(DISMISSAL_REASONS),
  note: z.string().trim().max(MAX_NOTE_LENGTH).exactOptional(),
});
export type DecideRequest = z.infer<typeof decideRequestSchema>;

/** The query of `DELETE /api/documents/{id}/decisions/{finding}`; the answer is the analysis as it then stands. */
export const restoreQuerySchema = z.strictObject({
  /** The fingerprint, so that nothing else is restored where a re-scan has numbered anew meanwhile. */
  fingerprint: decideRequestSchema.shape.fingerprint,
});

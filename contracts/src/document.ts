import { COMPLIANCE_STATUSES } from '@proviso/engine/vocabulary';
import { z } from 'zod';

import { MAX_UPLOAD_BYTES } from './limits.ts';

export const DOCUMENT_STATUSES = ['uploaded', 'processing', 'completed', 'failed'] as const;
export const documentStatusSchema = z.enum(DOCUMENT_STATUSES);
export type DocumentStatus = z.infer<typeof documentStatusSchema>;

/** Findings of one category that raise a flag, by severity. */
export const severityCountsSchema = z.object({
  high: z.int().nonnegative(),
  medium: z.int().nonnegative(),
  low: z.int().nonnegative(),
});
export type SeverityCounts = z.infer<typeof severityCountsSchema>;

/** Why a document failed, for display. */
export const documentFailureSchema = z.object({ code: z.string(), message: z.string() });
export type DocumentFailure = z.infer<typeof documentFailureSchema>;

/** A document as lists and the detail screen show it; its findings are in the analysis. */
export const documentSchema = z.object({
  id: z.int().positive(),
  name: z.string(),
  /** The extension without its dot, lower case: `pdf`, `docx`, `doc`, `txt`. */
  type: z.string(),
  /** In bytes. */
  size: z.int().nonnegative(),
  status: documentStatusSchema,
  uploadedAt: z.iso.datetime(),
  /** From the start of the analysis to its end, in milliseconds; null until then. */
  processingTime: z.number().nonnegative().nullable(),
  /** Null until the analysis is complete. */
  complianceStatus: z.enum(COMPLIANCE_STATUSES).nullable(),
  /**
   * Whether nothing in it could be read, so that `compliant` means nothing; absent until the analysis is complete, and
   * for analyses of older versions that have not been checked for this.
   */
  isUnread: z.boolean().exactOptional(),
  /**
   * Whether some of it could not be read, so that `compliant` is said only of the rest; absent until the analysis is
   * complete.
   */
  isPartlyRead: z.boolean().exactOptional(),
  /**
   * Whether nothing was read because there seems to be nothing in it; absent until the analysis is complete, and for
   * analyses of older versions that have not been checked for this.
   */
  isBlank: z.boolean().exactOptional(),
  counts: z
    .object({
      pii: severityCountsSchema,
      discrimination: severityCountsSchema,
      legal: severityCountsSchema,
      policy: severityCountsSchema,
    })
    .nullable(),
  /** Why it failed; on a completed document, why its latest re-scan failed, leaving the earlier report. */
  failure: documentFailureSchema.nullable(),
  /** The document of which this is a newer version, as long as that exists. */
  previousId: z.int().positive().nullable(),
  /** The newest of its newer versions; only when a single document is requested. */
  newerId: z.int().positive().nullable().exactOptional(),
  /** When the file was deleted at the end of its retention period; null while it exists. */
  originalDeletedAt: z.iso.datetime().nullable(),
});
export type Document = z.infer<typeof documentSchema>;

export const documentListSchema = z.array(documentSchema);

/** The query of `GET /api/documents`. */
export const documentListQuerySchema = z.strictObject({
  /** The account's own id, in either form; any other is refused. */
  userId: z.string().optional(),
  /** Lists only documents with this content. */
  sha256: z
    .string()
    .regex(/^[0-9a-f]{64}$/)
    .optional(),
});

/** `POST /api/documents/{id}/rescan`. */
export const rescanRequestSchema = z.strictObject({
  /** A different policy than before, by name. */
  policy: z.string().exactOptional(),
});
export type RescanRequest = z.infer<typeof rescanRequestSchema>;

/** What a client names an upload: long enough not to be chosen twice. */
export const uploadIdSchema = z.string().regex(/^[\w-]{16,64}$/);

/** The form of `POST /api/upload`, its parts in any order. */
export const uploadFormSchema = z.strictObject({
  file: z.file().max(MAX_UPLOAD_BYTES),
  /** The name of a policy, or `own:NUMBER`; when absent, the account's default applies. */
  policy: z.string().exactOptional(),
  /** The id of a document of which this is a newer version. */
  previousId: z.int().positive().exactOptional(),
  /**
   * A random name for this upload: when the same file is sent again with it, as after a lost answer, the answer is the
   * document that exists, and nothing more is counted.
   */
  uploadId: uploadIdSchema.exactOptional(),
  /** The account's own id, in either form; any other is refused. */
  userId: z.string().exactOptional(),
});

export const uploadResponseSchema = z.object({ document: documentSchema });
export type UploadResponse = z.infer<typeof uploadResponseSchema>;

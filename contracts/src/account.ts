import { z } from 'zod';

/** The longest retention of originals an account can choose, in days. */
export const MAX_RETENTION_DAYS = 3650;

/** `GET` and `PUT /api/retention`: after how many days uploaded files are deleted; their reports stay. */
export const retentionSchema = z.object({
  /** The account's choice; null for none. */
  days: z.int().positive().nullable(),
  /** The operator's limit for everybody, which no choice can exceed; null for none. */
  maximum: z.int().positive().nullable(),
});
export type Retention = z.infer<typeof retentionSchema>;

export const chooseRetentionSchema = z.strictObject({
  days: z.int().min(1).max(MAX_RETENTION_DAYS).nullable(),
});

/** `POST /api/exports`: a ticket to download the export once, soon. */
export const exportTicketSchema = z.object({
  id: z.int().positive(),
  /** Append this to `/api/export-files/`. */
  ticket: z.string(),
  expiresAt: z.iso.datetime(),
});
export type ExportTicket = z.infer<typeof exportTicketSchema>;

/** `GET /api/exports/{id}`: the export's progress. */
export const exportProgressSchema = z.object({
  state: z.enum(['waiting', 'running', 'done', 'failed']),
  documentsDone: z.int().nonnegative(),
  documentsTotal: z.int().nonnegative(),
});
export type ExportProgress = z.infer<typeof exportProgressSchema>;

/** `POST /api/account/deletion`. */
export const deleteAccountSchema = z.strictObject({
  /** The account's e-mail address, typed by its owner. */
  confirmation: z.string().max(320),
  /** Not required for accounts without a password. */
  password: z.string().max(200).exactOptional(),
});
export type DeleteAccount = z.input<typeof deleteAccountSchema>;

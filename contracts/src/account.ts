import { z } from 'zod';

/** The longest time after which an account can have its originals deleted. */
export const MAX_RETENTION_DAYS = 3650;

/** `GET` and `PUT /api/retention`: after how many days uploaded files are deleted while their reports stay. */
export const retentionSchema = z.object({
  /** What the account has chosen; null for nothing. */
  days: z.int().positive().nullable(),
  /** What the operator has set for everybody, which no choice can exceed; null for nothing. */
  maximum: z.int().positive().nullable(),
});
export type Retention = z.infer<typeof retentionSchema>;

export const chooseRetentionSchema = z.strictObject({
  days: z.int().min(1).max(MAX_RETENTION_DAYS).nullable(),
});

/** `POST /api/exports`: the right to fetch the export, once and soon. */
export const exportTicketSchema = z.object({
  id: z.int().positive(),
  /** To be appended to `/api/export-files/`. */
  ticket: z.string(),
  expiresAt: z.iso.datetime(),
});
export type ExportTicket = z.infer<typeof exportTicketSchema>;

/** `GET /api/exports/{id}`: how far an export has come. */
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
  /** Not asked of accounts that have none. */
  password: z.string().max(200).exactOptional(),
});
export type DeleteAccount = z.input<typeof deleteAccountSchema>;

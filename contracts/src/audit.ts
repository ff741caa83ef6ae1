import { z } from 'zod';

/** What an account's activity is made of: the subject, a dot, and what became of it. */
export const AUDIT_KINDS = [
  'session.opened',
  'sessions.ended',
  'document.uploaded',
  'document.rescanned',
  'document.deleted',
  'document.opened',
  'document.cleaned',
  'document.key_made',
  'report.downloaded',
  'finding.dismissed',
  'finding.restored',
  'finding.marked',
  'finding.unmarked',
  'value.allowed',
  'value.removed',
  'policy.created',
  'policy.changed',
  'policy.deleted',
  'key.created',
  'key.used',
  'key.revoked',
  'webhook.created',
  'webhook.changed',
  'webhook.deleted',
  'webhook.disabled',
  'settings.changed',
  'second_reader.enabled',
  'second_reader.disabled',
  'password.changed',
  'email.changed',
  'second_factor.added',
  'second_factor.removed',
  'plan.changed',
  'data.exported',
] as const;
export type AuditKind = (typeof AUDIT_KINDS)[number];

/** By what an account was used: a browser's session, or a program with an API key. */
export const auditAgentSchema = z.object({
  kind: z.enum(['session', 'key']),
  /** What the browser calls itself, or the name of the key; empty where nothing was said. */
  name: z.string(),
});
export type AuditAgent = z.infer<typeof auditAgentSchema>;

/** One thing that happened in an account; it holds no content of a document. */
export const auditEntrySchema = z.object({
  id: z.int().positive(),
  at: z.iso.datetime(),
  kind: z.enum(AUDIT_KINDS),
  /** The document, key, webhook or policy concerned. It may be gone: its number and name stay. */
  subject: z.object({ id: z.int().positive().nullable(), name: z.string().nullable() }),
  /** The IP address it came from; null for what the server did by itself. */
  address: z.string().nullable(),
  agent: auditAgentSchema.nullable(),
});
export type AuditEntry = z.infer<typeof auditEntrySchema>;

/** What of the activity is wanted: `GET /api/audit` and `GET /api/audit.csv`. */
export const auditFilterSchema = z.object({
  kind: z.enum(AUDIT_KINDS).optional(),
  /** The first moment that is wanted. */
  from: z.iso.datetime({ offset: true }).optional(),
  /** The first moment that is no longer wanted. */
  to: z.iso.datetime({ offset: true }).optional(),
});

export const auditQuerySchema = auditFilterSchema.extend({
  /** Goes on after the page whose `next` this was. */
  before: z
    .string()
    .regex(/^[1-9]\d{0,14}$/)
    .transform(Number)
    .optional(),
  limit: z
    .string()
    .regex(/^\d{1,3}$/)
    .transform(Number)
    .refine((limit) => limit >= 1 && limit <= 100)
    .default(50),
});
export type AuditFilter = z.infer<typeof auditFilterSchema>;

/** `GET /api/audit`: newest first. */
export const auditPageSchema = z.object({
  entries: z.array(auditEntrySchema),
  /** What to send as `before` for older entries; null when there are none. */
  next: z.int().positive().nullable(),
});
export type AuditPage = z.infer<typeof auditPageSchema>;

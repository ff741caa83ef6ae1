import { z } from 'zod';

/** Kinds of activity: the subject, a dot, and what happened to it. */
export const AUDIT_KINDS = [
  'account.created',
  'session.opened',
  'sessions.ended',
  'document.uploaded',
  'document.rescanned',
  'document.deleted',
  'document.opened',
  'document.cleaned',
  'document.key_made',
  'text.analyzed',
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
  'email.change_requested',
  'email.change_canceled',
  'email.change_expired',
  'second_factor.added',
  'second_factor.removed',
  'recovery_codes.created',
  'sign_in_notices.changed',
  'plan.changed',
  'subscription.canceled',
  'subscription.resumed',
  'payment.failed',
  'card.saved',
  'data.exported',
] as const;
export type AuditKind = (typeof AUDIT_KINDS)[number];

/** What client acted: a browser session, a program with an API key, or whoever runs the service. */
export const auditAgentSchema = z.object({
  kind: z.enum(['session', 'key', 'operator']),
  /** The browser's user agent, or the key's name; empty when unknown, and for an operator. */
  name: z.string(),
});
export type AuditAgent = z.infer<typeof auditAgentSchema>;

/** One event in an account; it contains no document content. */
export const auditEntrySchema = z.object({
  id: z.int().positive(),
  at: z.iso.datetime(),
  kind: z.enum(AUDIT_KINDS),
  /** The document, key, webhook, policy or plan concerned. It may be deleted: its id and name stay. */
  subject: z.object({ id: z.int().positive().nullable(), name: z.string().nullable() }),
  /** The client's IP address; null for what the server or an operator did. */
  address: z.string().nullable(),
  agent: auditAgentSchema
    .extend({
      /** A session's browser and system in the words of the list of sessions; null for other clients. */
      device: z.string().nullable(),
    })
    .nullable(),
});
export type AuditEntry = z.infer<typeof auditEntrySchema>;

/** Filters the activity: `GET /api/audit` and `GET /api/audit.csv`. */
export const auditFilterSchema = z.strictObject({
  kind: z.enum(AUDIT_KINDS).optional(),
  /** Start of the time range, inclusive. */
  from: z.iso.datetime({ offset: true }).optional(),
  /** End of the time range, exclusive. */
  to: z.iso.datetime({ offset: true }).optional(),
});

export const auditQuerySchema = auditFilterSchema.extend({
  /** Continues after the page whose `next` this was. */
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
  /** Send this as `before` to get older entries; null when there are none. */
  next: z.int().positive().nullable(),
});
export type AuditPage = z.infer<typeof auditPageSchema>;

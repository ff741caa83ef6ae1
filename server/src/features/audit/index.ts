import type { FastifyPluginAsync } from 'fastify';

import type { AuditStore } from './audit-store.ts';
import { auditRoutes } from './routes.ts';

export { AuditStore } from './audit-store.ts';
export { createRecordSignIn } from './record-sign-in.ts';

/** What happened in an account, for its owner to read. */
export function createAudit({ audit }: { readonly audit: AuditStore }): {
  readonly routes: FastifyPluginAsync;
} {
  return { routes: auditRoutes(audit) };
}

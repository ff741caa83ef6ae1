import type { FastifyPluginAsync } from 'fastify';

import type { ExportPart } from '#server/ports/account-lifecycle.ts';

import { createActivityPart } from './activity-part.ts';
import type { AuditStore } from './audit-store.ts';
import { auditRoutes } from './routes.ts';

export { AuditStore } from './audit-store.ts';
export { createRecordAccountChange } from './record-account-change.ts';
export { createRecordSignIn } from './record-sign-in.ts';
export { auditOperations } from './operations.ts';

/** An account's activity, for its owner. */
export function createAudit({ audit }: { readonly audit: AuditStore }): {
  readonly routes: FastifyPluginAsync;
  readonly exportPart: ExportPart;
} {
  return { routes: auditRoutes(audit), exportPart: createActivityPart(audit) };
}

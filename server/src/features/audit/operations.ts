import { auditFilterSchema, auditPageSchema, auditQuerySchema } from '@proviso/contracts';

import { json, type Operations } from '#server/http/operation.ts';

export const auditOperations = {
  listActivity: {
    method: 'GET',
    path: '/audit',
    summary: 'Lists the activity of the account, newest first',
    query: auditQuerySchema,
    answers: { 200: json(auditPageSchema) },
  },
  downloadActivity: {
    method: 'GET',
    path: '/audit.csv',
    summary: 'Downloads the activity of the account as CSV',
    query: auditFilterSchema,
    answers: { 200: { 'text/csv': null } },
  },
} as const satisfies Operations;

import { reportQuerySchema, reportSchema } from '@proviso/contracts';

import type { Operations } from '#server/http/operation.ts';

import { reportNotFound, tooManyReports } from './errors.ts';

export const reportOperations = {
  downloadReport: {
    method: 'GET',
    path: '/download-report/{id}',
    summary: 'Downloads the report in the requested format',
    query: reportQuerySchema,
    answers: {
      200: {
        'application/json': reportSchema,
        'application/pdf': null,
        'text/csv': null,
        'application/sarif+json': null,
      },
    },
    refusals: [reportNotFound(), tooManyReports()],
  },
} as const satisfies Operations;

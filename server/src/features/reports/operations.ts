import { reportQuerySchema, reportSchema } from '@proviso/contracts';

import type { Operations } from '#server/http/operation.ts';

import { reportNotFound, tooManyReports } from './errors.ts';

export const reportOperations = {
  downloadReport: {
    method: 'GET',
    path: '/download-report/{id}',
    summary: 'The report to keep, in the form that is asked for',
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
